import ModelContextProtocol
import PreviewCatalog
import Testing

@testable import PreviewSite

@Suite struct PreviewUseTests {
    @Test func aViewWithoutControlsSaysSo() throws {
        let answer = try TestAssistant(TestSite().site).text(
            "use_preview", ["view": "NoteView", "steps": [["action": "press", "target": "save"]]])
        #expect(answer == "'narrow' of NoteViewModel has no controls, so it has no state.")
    }

    @Test func stepsNeedAKnownAction() throws {
        let answer = try TestAssistant(TestSite().site).text(
            "use_preview", ["view": "NoteView", "steps": [["action": "pres", "target": "save"]]])
        #expect(answer == "'steps[0].action' cannot be 'pres'. Did you mean press?")
    }
}
