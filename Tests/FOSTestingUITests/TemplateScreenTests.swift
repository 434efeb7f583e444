import HTMLParsing
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

        /// The entries of the last input.
        var sent: [String: [String]] { inputs.withLock { $0.last?.entries.mapValues(\.texts) ?? [:] } }
    }

    private func control(_ name: String?) -> TemplateControl {
        TemplateControl(name: name, action: nil, value: "on", choices: [:], node: nil)
    }

    /// Enters texts, submits, and returns what was sent.
    private func sent(_ html: String, entering entries: [(String, String)] = []) throws -> [String: [String]] {
        let view = KeepingView(html)
        let screen = try TemplateScreen(try HTMLParser.parse(html), live: view)
        for (name, text) in entries { #expect(try screen.enter(text, into: control(name)) == nil) }
        #expect(try screen.perform(.submit) == nil)
        return view.sent
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
        let screen = try TemplateScreen(try HTMLParser.parse("<input data-testid=a>"), live: KeepingView("<input>"))
        #expect(try screen.enter("x", into: control(nil)) == "It has no name, so the page does not send it.")
    }
}
