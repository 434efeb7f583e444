import ModelContextProtocol
import PreviewCatalog
import Testing

@testable import PreviewSite

@Suite struct PreviewUseTests {
    /// A button that rings three times.
    private static let bell = #"<button name="times" value="3" data-operation="ring" data-testid="ring">Ring</button>"#

    /// Uses a view with buttons that ring.
    private func use(_ steps: JSONValue, buttons: String = bell) throws -> String {
        var files = TestSite.files
        files["Templates/App/BellView.mustache"] = "<form>\(buttons)</form>"
        let site = try TestSite(catalog: TestCatalog.documented(), files: files)
        return try TestAssistant(site).text("use_preview", ["view": "BellView", "steps": steps, "test": true])
    }

    @Test func aStepSaysWhichOperationWasCalledAndBecomesATest() throws {
        let answer = try use([["action": "press", "target": "ring"]])
        #expect(
            answer.hasPrefix(
                "press 'ring':\n  Nothing has changed.\n  called ring(times: 3)\nNow:\nbutton 'ring' \"Ring\""))
        #expect(answer.contains("app.buttons[\"ring\"].tap()"))
    }

    @Test func aNumberNamesOneOfSeveralEqualControls() throws {
        let answer = try use(
            [["action": "press", "target": "ring", "number": 2]],
            buttons: Self.bell + Self.bell.replacing("3", with: "5"))
        #expect(answer.contains("called ring(times: 5)"))
        #expect(answer.contains(#"app.buttons.matching(identifier: "ring").element(boundBy: 1).tap()"#))
    }

    @Test func anUnknownControlEndsTheStepsWithTheNearestName() throws {
        let answer = try use([["action": "press", "target": "rign"], ["action": "press", "target": "ring"]])
        #expect(answer.hasPrefix("Stopped: There is no control 'rign'. Did you mean "))
    }

    @Test func aViewWithoutControlsSaysSo() throws {
        let answer = try TestAssistant(TestSite()).text(
            "use_preview", ["view": "NoteView", "steps": [["action": "press", "target": "save"]]])
        #expect(answer == "'narrow' of NoteViewModel has no controls, so it has no state.")
    }

    @Test func stepsNeedAKnownAction() throws {
        let answer = try TestAssistant(TestSite()).text(
            "use_preview", ["view": "NoteView", "steps": [["action": "pres", "target": "save"]]])
        #expect(answer == "'steps[0].action' cannot be 'pres'. Did you mean press?")
    }
}
