import FOSTesting
import HTMLRendering
import Synchronization
import Testing

@testable import FOSTestingUI

/// What a test sends from a template, compared with what a browser sends.
@MainActor @Suite struct TemplateScreenTests {
    /// A view that keeps the inputs.
    private final class KeepingView: LiveView {
        private let html: String
        private let inputs = Mutex<[LiveInput]>([])

        init(_ html: String) { self.html = html }

        func state(after input: LiveInput) throws(LiveViewFailure) -> LiveState {
            inputs.withLock { $0.append(input) }
            return LiveState(html: html, isBusy: false, rejection: nil, operations: [], events: [])
        }

        func end() {}

        /// The last input.
        var last: LiveInput? { inputs.withLock { $0.last } }

        /// The entries of the last input.
        var sent: [String: [String]] { last?.entries.mapValues(\.texts) ?? [:] }
    }

    private func control(_ name: String?) -> TemplateControl {
        TemplateControl(name: name, action: nil, value: "on", choices: [:], node: nil)
    }

    /// Enters texts, submits, and returns what was sent.
    private func sent(_ html: String, entering entries: [(String, String)] = []) throws -> [String: [String]] {
        let view = KeepingView(html)
        let screen = try TemplateScreen(of: view)
        for (name, text) in entries { #expect(try screen.enter(text, into: control(name)) == nil) }
        #expect(try screen.submit(from: control("any")) == nil)
        return view.sent
    }

    /// The screen of a view with a template, as tests of XCTest use it.
    private func app(_ html: String) throws -> (app: XCUIApplication, view: KeepingView) {
        let view = KeepingView(html)
        let screen = try TemplateScreen(of: view)
        let place = TestPlace(filePath: #filePath, sourceLocation: #_sourceLocation)
        return (XCUIApplication(PresentedView(.template(screen), viewName: "FormView", place: place)), view)
    }

    /// Expects that the test fails with a message that begins with a text.
    private func expectFailure(_ message: String, _ body: () -> Void) {
        withKnownIssue {
            body()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains(message) }
        }
    }

    @Test func anEntryInASelectChangesNoOther() throws {
        let html = """
            <select name="a"><option value="1"><option value="2"></select>
            <select name="b"><option value="x"><option value="y" selected></select><textarea name="t">u</textarea>
            """
        #expect(try sent(html, entering: [("a", "2")]) == ["a": ["2"], "b": ["y"], "t": ["u"]])
        #expect(try sent(html, entering: [("t", "v"), ("b", "x")]) == ["a": ["1"], "b": ["x"], "t": ["v"]])
    }

    @Test func anOptionWithoutAValueHasItsText() throws {
        let html = "<select name=c><option> Small\n<option>Very <b>large</b></select>"
        #expect(try sent(html) == ["c": ["Small"]])
        #expect(try sent(html, entering: [("c", "Very large")]) == ["c": ["Very large"]])
    }

    @Test func whatIsDisabledOrAButtonIsNotSent() throws {
        let html = """
            <input name="on" value="1"><input name="off" value="1" disabled><input type="submit" name="go" value="Go">
            <fieldset disabled><fieldset><input name="in" value="1"></fieldset><input name="too" value="1"></fieldset>
            <input type="checkbox" name="no"><input type="checkbox" name="yes" checked><input name="last">
            """
        #expect(try sent(html) == ["on": ["1"], "yes": ["on"], "last": [""]])
    }

    @Test func aControlWithoutANameIsRejected() throws {
        let screen = try TemplateScreen(of: KeepingView("<input data-testid=a>"))
        #expect(try screen.enter("x", into: control(nil)) == "It has no name, so the page does not send it.")
    }

    @Test func aLineBreakSubmitsTheFormOfItsField() throws {
        let (app, view) = try app(#"<input name="a"><input name="b">"#)
        app.textFields["b"].tap()
        app.textFields["b"].typeText("x\r\n")
        #expect(view.last?.action == .submit && view.last?.submittedField == "b")
        #expect(view.sent == ["a": [""], "b": ["x"]])
        expectFailure("has one line. Type what follows the line break separately.") {
            app.textFields["b"].typeText("y\nz")
        }
        #expect(app.textFields["b"].value as? String == "x")
    }

    @Test func whatIsDisabledTakesNoValue() throws {
        let (app, view) = try app(#"<input name="a" disabled><input type="range" name="b" disabled>"#)
        expectFailure("textField 'a' is disabled") { app.textFields["a"].clearText() }
        expectFailure("slider 'b' is disabled") { app.sliders["b"].adjust(toNormalizedSliderPosition: 1) }
        #expect(view.sent.isEmpty)
    }

    @Test func aPlainLinkOrButtonDoesNothing() throws {
        let (app, view) = try app(
            #"<a href="/help">Help</a><button type="button">Open</button><button name="action" value="">Send</button>"#)
        expectFailure("link 'Help': It does nothing.") { app.links["Help"].tap() }
        expectFailure("button 'Open': It does nothing.") { app.buttons["Open"].tap() }
        #expect(view.last?.action == nil)
        app.buttons["Send"].tap()
        #expect(view.last?.action == .control(""))
    }

    @Test(arguments: [("", 0.5, "50"), (#"min="1" max="2" step="0.25""#, 0.4, "1.5"), (#"max=3 step=any"#, 0.5, "1.5")])
    func aRangeIsASlider(limits: String, position: Double, value: String) throws {
        let (app, view) = try app(#"<input type="range" name="volume" \#(limits)>"#)
        app.sliders["volume"].adjust(toNormalizedSliderPosition: position)
        #expect(view.sent == ["volume": [value]])
        #expect(app.sliders["volume"].value as? String == value)
    }

    @Test func eachKindOfControlHasAQuery() throws {
        let (app, _) = try app(
            """
            <textarea data-testid="notes"></textarea><select data-testid="size"><option>S</select>
            <input type="color" data-testid="color"><input type="date" data-testid="day">
            <input type="checkbox" data-testid="news"><input type="radio" data-testid="choice">
            <progress data-testid="progress"></progress>
            """)
        let queries = [
            (app.textViews, "notes"), (app.pickers, "size"), (app.colorWells, "color"), (app.datePickers, "day"),
            (app.checkBoxes, "news"), (app.radioButtons, "choice"), (app.progressIndicators, "progress"),
        ]
        for (query, identifier) in queries {
            #expect(query.allElementsBoundByIndex.map(\.identifier) == [identifier])
        }
    }

    @Test func aButtonCanBeASwitch() throws {
        let (app, view) = try app(
            #"<button role="switch" aria-checked="true" name="action" value="toggle">News</button>"#)
        #expect(app.switches["News"].isSelected && !app.buttons["News"].exists)
        app.switches["News"].tap()
        #expect(view.last?.action == .control("toggle"))
    }

    @Test func theFirstMatchOfOneElementIsTheElement() throws {
        let (app, _) = try app("<button>One</button><button>Two</button>")
        #expect(app.buttons.element(boundBy: 1).firstMatch.label == "Two")
        #expect(app.buttons.allElementsBoundByIndex.map(\.firstMatch.label) == ["One", "Two"])
        #expect(app.buttons.firstMatch.label == "One" && app.buttons.element.firstMatch.label == "One")
    }

    @Test func anUnsupportedQueryFailsOnce() throws {
        let (app, _) = try app("<button>One</button>")
        let element = app.buttons.element(matching: NSPredicate(format: "frame.width > 3"))
        let count = Mutex(0)
        withKnownIssue {
            #expect(!element.waitForExistence(timeout: 0.05))
        } matching: { issue in
            count.withLock { $0 += 1 }
            return issue.comments.contains { $0.rawValue.contains("which queries do not support here") }
        }
        #expect(count.withLock(\.self) == 1)
        #expect(app.buttons["One"].waitForExistence(timeout: .infinity))
        #expect(!app.buttons["Two"].waitForExistence(timeout: .nan))
    }
}
