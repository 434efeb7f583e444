import FOSMVVM
import Foundation
import ModelContextProtocol
import PreviewCatalog
import Testing

@testable import PreviewSite

/// What assistants write into the files of a package.
@Suite struct AssistantEditsTests {
    private static let file = "Texts/App.yml"

    private static func texts(of locale: String, in site: TestSite) -> Substring {
        let all = site.text(file) ?? ""
        return all.firstRange(of: "\(locale):").map { all[$0.lowerBound...] } ?? ""
    }

    private static func site(editsTexts: Bool = true) throws -> TestSite {
        var files = TestSite.files
        files[file] = files[file]?.replacing("    title: Hallo", with: "    other: Hallo")
        return try TestSite(files: files, editsTexts: editsTexts)
    }

    @Test func aTextIsWrittenIntoItsFile() throws {
        let site = try Self.site()
        let before = site.text(Self.file)
        let assistant = try TestAssistant(site)
        let call: JSONValue = ["key": "GreetingViewModel.title", "locale": "de", "text": "Guten Tag"]
        let result = try assistant.call("set_text", call)
        #expect(
            result["content"]?.elements?.first?["text"]?.string
                == "\(Self.file) is written.\n  text: \"\" → \"Guten Tag\"")
        #expect(result["structuredContent"]?["texts"]?.elements?.map { $0["file"]?.string } == [Self.file])
        #expect(Self.texts(of: "de", in: site).contains("title: Guten Tag"))
        #expect(try assistant.text("render_preview", ["view": "GreetingView", "locale": "de"]).contains("Guten Tag"))
        #expect(try assistant.text("set_text", call) == "\(Self.file) has the text already.")
        // A person undoes it.
        #expect(try site.post("/coverage/undo").status == .seeOther)
        #expect(site.text(Self.file) == before)
    }

    @Test func severalTextsAreWrittenAtOnceOrNot() throws {
        let site = try Self.site()
        let before = site.text(Self.file)
        let assistant = try TestAssistant(site)
        let write = { (texts: JSONValue) in try assistant.text("set_text", ["locale": "en", "texts": texts]) }
        let wrong = try write(["GreetingViewModel.title": "Welcome", "GreetingViewModel.zebra": "Z"])
        #expect(wrong.hasPrefix("There is no text 'GreetingViewModel.zebra'."), "\(wrong)")
        #expect(site.text(Self.file) == before)
        #expect(try write(["GreetingViewModel.title": "Welcome"]).contains("\"Hello\" → \"Welcome\""))
        #expect(try write([:]) == "The call has no key. Add it, or write only texts.")
    }

    @Test(arguments: [
        ("GreetingViewModel.tilte", "de", "A", "There is no text 'GreetingViewModel.tilte'. Did you mean"),
        ("GreetingViewModel.title", "xx", "A", "There is no locale 'xx'."),
        (
            "GreetingViewModel.title", "de", "",
            "'GreetingViewModel.title' is empty in 'de'. Write the text. Nothing is written."
        ),
        (
            "GreetingViewModel.title", "de", "Hallo %{name}",
            "'GreetingViewModel.title' of 'de' adds %{name}, unlike 'en'."
        ),
    ])
    func aWrongTextIsRefused(key: String, locale: String, text: String, message: String) throws {
        let site = try Self.site()
        let before = site.text(Self.file)
        let result = try TestAssistant(site).call(
            "set_text", ["key": .string(key), "locale": .string(locale), "text": .string(text)])
        #expect(result["isError"] == true)
        #expect(result["content"]?.elements?.first?["text"]?.string?.hasPrefix(message) == true, "\(result)")
        #expect(site.text(Self.file) == before)
    }

    @Test func formsAreNamed() throws {
        let assistant = try TestAssistant(Self.site())
        let call = { (arguments: JSONValue) in try assistant.text("set_text", arguments) }
        #expect(
            try call(["key": "GreetingViewModel.title", "locale": "de", "forms": ["few": "A"]])
                .hasPrefix("There is no form 'few'."))
        #expect(
            try call(["key": "GreetingViewModel.title", "locale": "de"])
                == "The call has neither text nor forms. Add one of them.")
    }

    @Test func snapshotsAreAccepted() throws {
        let site = try Self.site()
        let assistant = try TestAssistant(site)
        let path = "GreetingViewModel/with-name.en.html"
        #expect(try assistant.text("accept_snapshots", ["paths": [.string(path)]]) == "Snapshots/\(path) is written.")
        #expect(site.text("Snapshots/\(path)")?.contains("Hello") == true)
        #expect(try assistant.text("compare_previews").hasPrefix("1 same, 0 different, 20 not recorded"))
        #expect(
            try assistant.text("accept_snapshots", ["paths": ["../other.html"]])
                .hasPrefix("There is no snapshot '../other.html'."))
        #expect(try site.post("/snapshots/undo").status == .seeOther)
        #expect(site.text("Snapshots/\(path)") == nil)
    }

    @Test func aSiteThatDoesNotEditTextsHasNoToolThatWrites() throws {
        let assistant = try TestAssistant(Self.site(editsTexts: false))
        let tools = try assistant.request("tools/list")["result"]?["tools"]?.elements ?? []
        #expect(!tools.isEmpty && tools.allSatisfy { $0["annotations"]?["readOnlyHint"] == true })
        #expect(try assistant.request("tools/call", ["name": "set_text", "arguments": [:]])["error"] != nil)
    }
}
