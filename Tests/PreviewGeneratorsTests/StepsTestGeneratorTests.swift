import Testing

@testable import PreviewGenerators

struct StepsTestGeneratorTests {
    @Test func stepsBecomeATest() throws {
        var generator = StepsTestGenerator(
            viewName: "NoteView", previewName: "Two, as is", module: "Notes", viewModel: "NoteViewModel",
            operations: "NoteViewStubOps")
        let field = UITestElement(query: "textFields", name: "say \"hi\"")
        let row = UITestElement(query: "buttons", name: "row", number: 2)
        generator.stub = ".stub(count: 2)"
        generator.locale = "de"
        generator.notes = ["A note."]
        generator.steps = [
            .type("a\\b\n\u{202E}", field, clears: true), .submit(field), .wait(row), .tap(row),
            .adjust("Red", UITestElement(query: "pickers", name: "color")),
            .slide(0.25, UITestElement(query: "sliders", name: "age")), .note("Two\nlines"),
        ]
        generator.assertions = [
            .called("saveCalled", true), .called("loadCalled", false), .equal("isOn", true), .notNil("id"),
        ]
        #expect(
            try generator.text() == #"""
                import FOSTestingUI
                import Foundation
                import Notes
                import XCTest

                final class NoteViewTwoAsIsUITests: ViewModelViewTestCase<NoteViewModel, NoteViewStubOps>,
                    @unchecked Sendable
                {
                    func testSteps() async throws {
                        // A note.
                        let app = try presentView(viewModel: .stub(count: 2), locale: Locale(identifier: "de"))
                        app.textFields["say \"hi\""].tap()
                        app.textFields["say \"hi\""].clearText()
                        app.textFields["say \"hi\""].typeText("a\\b\n\u{202e}")
                        app.textFields["say \"hi\""].tap()
                        app.textFields["say \"hi\""].typeText("\n")
                        XCTAssertTrue(app.buttons.matching(identifier: "row").element(boundBy: 2).waitForExistence(timeout: 3))
                        app.buttons.matching(identifier: "row").element(boundBy: 2).tap()
                        app.pickers["color"].adjust(toPickerWheelValue: "Red")
                        app.sliders["age"].adjust(toNormalizedSliderPosition: 0.25)
                        // Two lines
                        let stubOps = try viewModelOperations()
                        XCTAssertTrue(stubOps.saveCalled)
                        XCTAssertFalse(stubOps.loadCalled)
                        XCTAssertEqual(stubOps.isOn, true)
                        XCTAssertNotNil(stubOps.id)
                    }
                }

                """#)
    }

    @Test func aViewWithoutOperationsOnlyDisplays() throws {
        let generator = StepsTestGenerator(
            viewName: "NoteView", previewName: "…", module: "Notes", viewModel: "NoteViewModel", operations: nil)
        let text = try generator.text()
        #expect(text.contains("final class NoteViewUITests: ViewModelDisplayTestCase<NoteViewModel>, @unchecked"))
        #expect(!text.contains("stubOps"))
    }
}
