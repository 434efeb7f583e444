import Foundation
import HTTPCore
import Synchronization
import Testing

@testable import HTMLRendering
@testable import PreviewSite

/// Repeating what a visitor did with a view.
struct ReplayTests {
    private static let panel = "/previews/NoteViewModel/narrow?panel=operations"
    private static let replay = "/render/NoteViewModel/narrow/replay"

    /// A visitor of a template with a form.
    private static func visitor(_ template: String = form) throws -> Browser {
        let files = TestSite.files.merging(["Templates/App/NoteView.mustache": template]) { $1 }
        return Browser(try TestSite(files: files))
    }

    private static let form = """
        <form><input name="name" data-testid="nameField" value="{{text}}"><input type="password" name="code">
        <input type="checkbox" name="agrees"><button data-testid="sendButton">Send</button></form>

        """

    @Test func theStepsStartTheViewAgain() throws {
        let echo = Echo()
        let browser = try Browser(echo)
        let address = try browser.begin("name=Ada&action=a")
        let response = try browser.post(Self.replay + "?panel=operations&theme=dark")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/previews/NoteViewModel/narrow?theme=dark&panel=operations")
        #expect(echo.started.withLock(\.count) == 2)
        #expect(echo.ended.withLock(\.self) == 1)
        #expect(try browser.get(address).text.contains(">Ada control(\"a\")</p>"))
    }

    @Test func thePanelListsTheSteps() throws {
        let browser = try Self.visitor()
        _ = try browser.begin("name=Ada&code=&agrees=")
        let address = try #require(try browser.get(Self.panel).text.firstMatch(of: /src="(\/live\/[^"]*)"/)?.output.1)
        _ = try browser.post("\(address)/input", "name=Ada&code=4711&agrees=&agrees=on&action=")
        let page = try browser.get(Self.panel).text
        let steps = page.matches(of: /<li><bdi>(.*?)<\/bdi>/).map { String($0.output.1) }
        #expect(
            steps == [
                "Entered “Ada” in “nameField”", "Entered “••••••” in “code”", "Pressed “agrees”", "Pressed “Send”",
            ])
        #expect(!page.contains("4711"))
        #expect(page.contains("action=\"\(Self.replay)?panel=operations\""))
    }

    @Test func withoutStepsNothingIsRepeated() throws {
        let browser = try Browser()
        _ = try browser.post(Browser.document + "/live", "answer-in-place=")
        #expect(try !browser.get(Self.panel).text.contains("/replay"))
    }

    @Test func aControlThatTheViewNoLongerHasIsNamed() throws {
        let browser = try Self.visitor()
        _ = try browser.begin("name=Ada&code=&agrees=&action=")
        let text = "<form><input name=\"code\"><button data-testid=\"sendButton\">Send this</button></form>\n"
        try browser.site.edit("Templates/App/NoteView.mustache", text)
        _ = try browser.post(Self.replay)
        let page = try browser.get(Self.panel).text
        let step = try #require(page.firstMatch(of: /<li><bdi>Entered “Ada” in “nameField”<\/bdi>(.*)<\/li>/))
        #expect(step.output.1.contains("The view no longer has this control. Nothing was done."))
        #expect(page.contains("<li><bdi>Pressed “Send this”</bdi></li>"))
    }

    @Test func otherValuesGetTheSameSteps() throws {
        let browser = try Self.visitor()
        _ = try browser.begin("name=Bolt&code=7&agrees=")
        let changed = Self.panel + "&arg.text=Nut"
        let panel = try browser.get(changed).text
        #expect(panel.contains("<li><bdi>Entered “Bolt” in “nameField”</bdi></li>"))
        #expect(panel.contains("action=\"\(Self.replay)?panel=operations&amp;arg.text=Nut\""))
        #expect(!panel.contains("src=\"/live/"))
        let response = try browser.post(Self.replay + "?panel=operations&arg.text=Nut")
        #expect(response.headers[.location] == changed)
        let page = try browser.get(changed).text
        #expect(page.contains("src=\"/live/"))
        #expect(page.contains("<li><bdi>Entered “Bolt” in “nameField”</bdi></li>"))
    }

    @Test func onlyTheVisitorCanReplay() throws {
        let browser = try Browser()
        _ = try browser.begin()
        #expect(try Browser(browser.site).post(Self.replay).status == .gone)
        #expect(PreviewSite.acceptsPost(try HTTPRequest(target: Self.replay)))
        let stranger = Browser(browser.site)
        stranger.cookie = "preview-host=\(String(repeating: "0", count: 32))"
        #expect(try stranger.post(Self.replay).status == .gone)
        #expect(try !stranger.get(Self.panel).text.contains("/replay"))
    }

    @Test func oneInputCollectsABoundedNumberOfSteps() {
        var inputs = LiveInputs()
        for isOn in (0..<50).flatMap({ _ in [true, false] }) {
            let page = "<input type=\"checkbox\" name=\"agrees\"\(isOn ? "" : " checked")>"
            inputs.add(LiveInput(entries: ["agrees": LiveEntry(isOn ? "on" : "")]), on: page)
        }
        #expect(inputs.all.map(\.steps.count) == [64, 36])
        #expect(!inputs.isCut)
    }

    @Test(arguments: [1, 2, 3])
    func aGroupIsOpenedAsOftenAsByTheVisitor(times: Int) throws {
        var inputs = LiveInputs()
        var isOpen = false
        for _ in 0..<times {
            isOpen.toggle()
            inputs.add(LiveInput(entries: ["v-1": LiveEntry(isOpen ? "on" : "")]), on: GroupView.page(isOpen: !isOpen))
        }
        let state = try inputs.replay(in: GroupView())
        #expect(state?.html == GroupView.page(isOpen: isOpen))
    }

    @Test func aRejectedStepIsExplained() throws {
        let browser = try Browser()
        _ = try browser.begin("action=old")
        #expect(try !browser.get(Self.panel).text.contains("operations-error"))
        _ = try browser.post(Self.replay)
        #expect(try browser.get(Self.panel).text.contains("The view no longer has this control. Nothing was done."))
    }
}

/// A view with a group that is closed at first.
private final class GroupView: LiveView {
    private let isOpen = Mutex(false)

    static func page(isOpen: Bool) -> String {
        """
        <details class="ui-disclosure"\(isOpen ? " open" : "")><summary>More</summary>\
        <input type="hidden" name="v-1" value="\(isOpen ? "on" : "")"></details>
        """
    }

    func state(after input: LiveInput) throws(LiveViewFailure) -> LiveState {
        let isOpen = isOpen.withLock { isOpen in
            if let entry = input.entries["v-1"] { isOpen = entry.text == "on" }
            return isOpen
        }
        return LiveState(
            html: Self.page(isOpen: isOpen), isBusy: false, rejection: nil, operations: [], events: [],
            dependencies: ViewDependencies())
    }

    func end() {}
}
