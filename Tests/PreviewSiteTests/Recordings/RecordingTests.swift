import Diagnostics
import Foundation
import HTTPCore
import Testing

@testable import HTMLRendering
@testable import PreviewSite

/// Recordings of what readers did with a preview, on the host and in exports.
struct RecordingTests {
    private static let panel = "/previews/NoteViewModel/narrow?panel=operations"
    private static let file = "Recordings/NoteViewModel/narrow/send-a-note.jsonl"
    private static let template = """
        <form><input name="name" data-testid="nameField" value="{{text}}"><input type="password" name="code">
        <input type="checkbox" name="agrees"><button data-testid="sendButton">Send</button></form>

        """

    private static func site(_ files: [String: String] = [:]) throws -> TestSite {
        let files = TestSite.files.merging(["Templates/App/NoteView.mustache": template]) { $1 }.merging(files) { $1 }
        return try TestSite(files: files)
    }

    /// A visitor who has sent a note.
    private static func visitor() throws -> Browser {
        let browser = Browser(try site())
        let address = try browser.begin("name=Ada&code=&agrees=")
        _ = try browser.post("\(address)/input", "name=Ada&code=4711&agrees=&agrees=on&action=")
        return browser
    }

    private static func record(_ browser: Browser, name: String = "Send+a+note") throws -> HTTPResponse {
        try browser.post("/render/NoteViewModel/narrow/record?panel=operations", "name=\(name)")
    }

    @Test func theStepsBecomeAFileWithoutSecrets() throws {
        let browser = try Self.visitor()
        #expect(
            try browser.get(Self.panel).text.contains("action=\"/render/NoteViewModel/narrow/record?panel=operations\"")
        )
        let response = try Self.record(browser)
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == Self.panel)
        let text = try #require(browser.site.text(Self.file))
        #expect(text.split(separator: "\n").count == 1)
        #expect(text.contains(#""act":"enter","identifier":"nameField","kind":"textField""#))
        #expect(text.contains("Ada") && !text.contains("4711"))
    }

    @Test func aRecordingIsListedWithItsViews() throws {
        let browser = try Self.visitor()
        _ = try Self.record(browser)
        let page = try browser.get(Self.panel).text
        #expect(page.contains("<summary><bdi>send-a-note</bdi></summary>"))
        #expect(page.contains("<bdi>Entered “Ada” in “nameField”</bdi>"))
        let address = "/render/NoteViewModel/narrow/send-a-note/1"
        #expect(page.contains("<a href=\"\(address)\" target=\"preview-frame\">"))
        // Another reader, who has done nothing, sees it, too.
        let other = Browser(browser.site)
        #expect(try other.get(Self.panel).text.contains("send-a-note"))
        #expect(try other.get(address).text.contains("data-testid=\"sendButton\""))
        #expect(try other.get("/render/NoteViewModel/narrow/send-a-note/2").status == .notFound)
        #expect(try other.get("/render/NoteViewModel/narrow/send-a-note/0").status == .notFound)
    }

    @Test func stepsWithoutAControlAreRefused() throws {
        let browser = try Browser(Echo())
        _ = try browser.begin("name=Ada&action=a")
        let response = try Self.record(browser)
        #expect(response.status == .conflict)
        #expect(response.text.contains("The page had no control with the name"))
        #expect(browser.site.text(Self.file) == nil)
    }

    @Test(arguments: ["", "+-+", "..%2F"])
    func aNameNeedsALetterOrADigit(name: String) throws {
        let browser = try Self.visitor()
        #expect(try Self.record(browser, name: name).status == .badRequest)
        #expect(browser.site.text("Recordings") == nil)
    }

    @Test func onlyThoseWhoMayChangeFilesRecord() throws {
        let site = try Self.site()
        let stranger = Browser(site, at: "192.0.2.7")
        _ = try stranger.begin("name=Ada&code=&agrees=&action=")
        let request = try HTTPRequest(
            target: Self.panel, headers: [.cookie: try #require(stranger.cookie)],
            client: HTTPClient(peer: IPAddress("192.0.2.7")))
        #expect(!site.site.respond(to: request).text.contains("/record?"))
        #expect(try Self.record(stranger).status == .forbidden)
        #expect(site.text(Self.file) == nil)
    }

    @Test func aFileThatCannotBeReadIsNamedWithItsLine() throws {
        let browser = Browser(
            try Self.site([Self.file: "[]\nno steps\n", "Recordings/NoteViewModel/narrow/b.jsonl": "[]\n"]))
        let page = try browser.get(Self.panel).text
        #expect(page.contains("Recordings/NoteViewModel/narrow/send-a-note.jsonl:2"))
        #expect(page.contains("This line is not a list of steps."))
        #expect(page.contains("<summary><bdi>b</bdi></summary>"))
    }

    @Test func aNewFileIsShownAtOnce() throws {
        let browser = Browser(try Self.site())
        #expect(try !browser.get(Self.panel).text.contains("send-a-note"))
        try browser.site.edit(Self.file, "[]\n")
        #expect(try browser.get(Self.panel).text.contains("send-a-note"))
    }

    @Test func anExportKeepsRecordings() throws {
        let browser = try Self.visitor()
        _ = try Self.record(browser)
        let export = try TestExport(browser.site)
        let workbench = try export.text("previews/NoteViewModel/narrow.html")
        #expect(workbench.contains("id=\"panel-operations\""))
        let link = try #require(workbench.firstMatch(of: /<a href="([^"]*send-a-note[^"]*)" target="preview-frame">/))
        #expect(link.output.1 == "../../render/NoteViewModel/narrow/send-a-note/1.html")
        #expect(try export.text("render/NoteViewModel/narrow/send-a-note/1.html").contains("sendButton"))
        #expect(try !export.text("previews/GreetingViewModel/with-name.html").contains("id=\"panel-operations\""))
    }
}
