import Foundation
import HTTPCore
import Testing

@testable import HTMLRendering
@testable import PreviewSite

/// When the view of a session is started again, and what it then shows.
struct LiveSessionRestartTests {
    @Test(arguments: [
        ("Templates/App/NoteView.mustache", "<p>changed and longer than before</p>\n"),
        ("Texts/Notes.yml", "en: { NoteViewModel: { title: Note } }\n"),
    ])
    func aChangedFileOfTheViewStartsItAgainWithWhatWasEntered(file: String, text: String) throws {
        let echo = Echo()
        let browser = try Browser(echo)
        let address = try browser.begin("name=A")
        _ = try browser.post(address + "/input", "name=Ada&action=next")
        _ = try browser.post(address + "/input", "name=Ada&city=London")
        try browser.site.edit(file, text)
        let page = try browser.get(address)
        #expect(page.status == .ok)
        #expect(page.text.contains(">Ada control(\"next\"); AdaLondon </p>"))
        #expect(echo.started.withLock(\.count) == 2)
        #expect(echo.ended.withLock(\.self) == 1)
        #expect(try browser.get(address).text == page.text)
        #expect(echo.started.withLock(\.count) == 2)
    }

    @Test(arguments: [
        ("Templates/App/GreetingView.mustache", "<p>changed and longer than before</p>\n"),
        ("Templates/App/OtherView.mustache", "<p>{{> NoteView}}</p>\n"),
        ("Texts/Letters.yml", "en: { LetterViewModel: { title: Letter } }\n"), ("Public/images/dot.svg", "<svg/>\n"),
        ("Public/images/other.svg", "<svg/>\n"), ("Public/app.css", "/* changed and longer than before */\n"),
        ("Docs/README.md", "# Changed\n"),
    ])
    func aSessionOutlivesFilesOfOtherViews(file: String, text: String) throws {
        let echo = Echo()
        let browser = try Browser(echo)
        let address = try browser.begin()
        let before = try browser.get(address)
        try browser.site.edit(file, text)
        let after = try browser.get(address)
        #expect(echo.started.withLock(\.count) == 1)
        #expect((after.text == before.text) == !file.hasSuffix(".css"))
        #expect(try browser.get("/previews/NoteViewModel/narrow").text.contains("src=\"\(address)\""))
    }

    @Test func aPartThatIsShownLaterIsUpToDate() throws {
        let echo = Echo()
        let browser = try Browser(echo)
        let address = try browser.begin()
        try browser.site.edit("Texts/Letters.yml", "en: { LetterViewModel: { title: Letter } }\n")
        _ = try browser.get(address)
        #expect(echo.started.withLock(\.count) == 1)
        _ = try browser.post(address + "/input", "action=letter")
        #expect(echo.started.withLock(\.count) == 2)
        #expect(try browser.get(address).text.contains("control(\"letter\")</p>"))
    }

    @Test func anInputThatCrashedTheViewIsNotRepeated() throws {
        let browser = try Browser()
        let address = try browser.begin()
        _ = try browser.post(address + "/input", "action=crash")
        #expect(try browser.get(address).status == .internalServerError)
        try browser.site.edit("Templates/App/NoteView.mustache", "<p>changed and longer than before</p>\n")
        #expect(try browser.get(address).text.contains("control(\"a\")</p>"))
    }

    @Test func aViewThatHasNoStateAnyMoreIsShownAsItIs() throws {
        let browser = Browser(
            try TestSite(
                files: TestSite.files.merging([
                    "Templates/App/NoteView.mustache": "<p><input name=\"name\" value=\"{{text}}\"></p>\n"
                ]) { $1 }))
        let address = try browser.begin("name=Ada")
        try browser.site.edit("Templates/App/NoteView.mustache", "<p>{{#text}}</p>\n")
        let broken = try browser.get(address)
        #expect(broken.status == .internalServerError)
        #expect(broken.text.contains("NoteView.mustache"))
        _ = try browser.post(address + "/input", "name=Bob")
        try browser.site.edit("Templates/App/NoteView.mustache", "<p><input name=\"name\" placeholder=\"new\"></p>\n")
        let page = try browser.get(address)
        #expect(page.status == .ok)
        #expect(page.text.contains("<input name=\"name\" placeholder=\"new\" form=\"live\">"))
    }

    @Test func onlyTheInputsThatLedToTheStateAreKept() {
        var inputs = LiveInputs()
        for input in [
            LiveInput(), LiveInput(entries: ["name": "A"]), LiveInput(entries: ["name": "Ada", "city": "L"]),
            LiveInput(entries: ["city": "London"], action: .submit), LiveInput(entries: ["name": "Bob"]),
        ] { inputs.add(input, on: "") }
        #expect(
            inputs.all.map(\.input) == [
                LiveInput(entries: ["name": "Ada", "city": "London"], action: .submit),
                LiveInput(entries: ["name": "Bob"]),
            ])
        #expect(!inputs.isCut)
        for number in 0..<100 { inputs.add(LiveInput(action: .control("\(number)")), on: "") }
        #expect(inputs.all.count == 64)
        #expect(inputs.isCut)
        #expect(inputs.all.last?.input.action == .control("99"))
    }
}
