import FOSMVVM
import FOSTesting
import Gallery
import SwiftUI
import XCTest

@testable import FOSTestingUI

/// A view without a preview.
private struct UnseenView: ViewModelView {
    init(viewModel: UnseenViewModel) {}

    var body: some View { Divider().uiTestingIdentifier("unseen") }
}

@ViewModel
private struct UnseenViewModel {
    var vmId: ViewModelId = .init(type: Self.self)

    static func stub() -> Self { .init() }
}

/// What a test of XCTest says about a view that it cannot use as it wants to.
final class ViewModelViewTestCaseTests: ViewModelViewTestCase<KioskViewModel, KioskStubOps>, @unchecked Sendable {
    /// The failures, which are not those of this test.
    private var failures: [String]?

    override nonisolated func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        let isObserved = MainActor.assumeIsolated {
            failures?.append(explanation(of: description))
            return failures != nil
        }
        if isObserved { return }
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    /// Returns the only failure of a function.
    private func failure(of body: () throws -> Void) rethrows -> String {
        failures = []
        try body()
        let recorded = failures ?? []
        failures = nil
        XCTAssertEqual(recorded.count, 1)
        return recorded.first ?? ""
    }

    func testAMissingElementIsNamedWithTheNearestOne() async throws {
        let app = try presentView()
        let message = failure { app.buttons["submitButon"].tap() }
        XCTAssertTrue(
            message.contains("There is no button 'submitButon' of KioskView. Did you mean submitButton?"), message)
        XCTAssertTrue(message.contains("The screen of KioskView:\nstaticText 'heading' \"Tickets\"\n"), message)
    }

    func testAFailedAssertionShowsTheScreen() async throws {
        let app = try presentView()
        let message = failure { XCTAssertTrue(app.staticTexts["titel"].exists) }
        XCTAssertTrue(message.contains("There is no staticText 'titel' of KioskView."), message)
        XCTAssertTrue(message.contains("textField 'emailField' \"Email\" value \"\""), message)
    }

    func testAnElementOfAnotherKindIsNamed() async throws {
        let app = try presentView()
        let message = failure { _ = app.staticTexts["submitButton"].label }
        XCTAssertTrue(message.contains("There is no staticText 'submitButton' in KioskView, but a button."), message)
    }

    func testSeveralElementsFail() async throws {
        let app = try presentView()
        XCTAssertTrue(app.buttons["seatButton"].exists)
        let message = failure { app.buttons["seatButton"].tap() }
        XCTAssertTrue(message.contains("2 elements match button 'seatButton'."), message)
    }

    func testAQueryThatIsNotSupportedFails() async throws {
        let app = try presentView()
        let message = failure {
            XCTAssertEqual(app.buttons.matching(NSPredicate(format: "frame.width > 3")).count, 0)
        }
        XCTAssertTrue(message.contains("an attribute other than"), message)
        let byLabel = app.buttons.element(matching: NSPredicate(format: "label BEGINSWITH[c] %@", "sub"))
        XCTAssertEqual(byLabel.identifier, "submitButton")
    }

    func testAnElementByItsIdentifierIsNamed() async throws {
        let app = try presentView()
        XCTAssertTrue(
            failure { app.uiTestingElement("submitButon").tap() }
                .contains("There is no element 'submitButon' of KioskView. Did you mean submitButton?"))
        XCTAssertTrue(
            failure { app.uiTestingElement("emailField").setText("a@b.c", expecting: "A@B.C") }
                .contains("'emailField' shows 'a@b.c' after 'a@b.c' was entered, and not 'A@B.C'."))
        XCTAssertTrue(
            failure { app.uiTestingElement("submitButton").setToggle(true) }
                .contains("'submitButton' is not a switch."))
        XCTAssertTrue(
            failure { app.uiTestingElement("submitButton").selectPickerItem("a") }
                .contains("'submitButton' is not a picker."))
        XCTAssertEqual(app.uiTestingElement("seatButton").label, "Seat 0")
    }

    func testARegisteredViewNeedsNoPreview() async throws {
        MVVMEnvironment.registerTestView(UnseenView.self, scrollable: true)
        let host = try ViewHost.around(#filePath)
        let view = try host.present(
            UnseenViewModel.stub(), environment: [], locale: Self.en, place: TestPlace(file: #filePath, line: #line))
        XCTAssertTrue(XCUIApplication(view).uiTestingElement("unseen").exists)
        view.end()
    }

    func testTypingNeedsTheFocus() async throws {
        let app = try presentView()
        let message = failure { app.textFields["emailField"].typeText("a") }
        XCTAssertTrue(message.contains("does not have the focus of the keyboard. Tap it before typing."), message)
        app.textFields["emailField"].tap()
        app.textFields["emailField"].typeText("a")
        app.textFields["emailField"].typeText("b\n")
        XCTAssertEqual(app.textFields["emailField"].entry, "ab")
        app.textFields["emailField"].clearText()
        XCTAssertEqual(app.textFields["emailField"].entry, "")
    }

    func testAForgottenRepaintIsNamed() async throws {
        let app = try presentView()
        app.buttons["forgottenButton"].tap()
        XCTAssertThrowsError(try viewModelOperations()) { error in
            XCTAssertEqual(
                error.localizedDescription,
                "KioskStubOps changed after KioskView was last evaluated, so the test would read old values. "
                    + "Call toggleRepaint() in KioskView after each operation. If a task calls it later, wait first for "
                    + "what the task shows.")
        }
    }

    func testAnAlertIsInFrontOfThePage() async throws {
        let app = try presentView(viewModel: .stub(hasError: true))
        XCTAssertFalse(app.buttons["submitButton"].isHittable)
        let message = failure { app.buttons["submitButton"].tap() }
        XCTAssertTrue(message.contains("alert \"It failed\" is in front of button 'submitButton'."), message)
        app.alerts.buttons["OK"].firstMatch.tap()
        XCTAssertFalse(app.alerts.firstMatch.exists)
        app.buttons["submitButton"].tap()
        XCTAssertTrue(try viewModelOperations().submitCalled)
    }

    func testASlowResultArrives() async throws {
        let app = try presentView()
        app.buttons["slowButton"].tap()
        XCTAssertTrue(app.staticTexts["loaded"].wait(for: \.label, toEqual: "slow", timeout: 10))
        XCTAssertFalse(app.staticTexts["never"].waitForExistence(timeout: 0.02))
    }

    func testAnEndlessTaskDoesNotBlockTheTest() async throws {
        let app = try presentView()
        app.buttons["endlessButton"].tap()
        XCTAssertEqual(app.staticTexts["loaded"].label, "started")
    }

    func testAProblemAfterATapFails() async throws {
        let app = try presentView()
        let message = failure { app.buttons["twinButton"].tap() }
        XCTAssertTrue(message.contains("several elements with the id 'a'"), message)
    }

    func testADisabledButtonDoesNothing() async throws {
        let app = try presentView(viewModel: .stub(isPayable: false))
        app.buttons["submitButton"].tap()
        XCTAssertFalse(try viewModelOperations().submitCalled)
    }
}

/// A ViewModel that no preview shows.
final class UnknownViewTests: ViewModelViewTestCase<UnknownViewModel, KioskStubOps>, @unchecked Sendable {
    func testAViewModelWithoutAPreviewIsNamed() async throws {
        XCTAssertThrowsError(try presentView()) { error in
            XCTAssertTrue(error.localizedDescription.hasPrefix("There is no preview 'UnknownViewModel'."))
        }
        XCTAssertThrowsError(try viewModelOperations()) { error in
            XCTAssertEqual(error.localizedDescription, "No view is presented. Call presentView first.")
        }
    }
}

@ViewModel
struct UnknownViewModel {
    var vmId: ViewModelId = .init(type: Self.self)

    static func stub() -> Self { .init() }
}

/// A view with a template.
final class TemplateViewTests: ViewModelDisplayTestCase<ProfileViewModel>, @unchecked Sendable {
    func testATemplateHasElements() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.staticTexts["profileName"].value as? String, try viewModel.fullName.localizedString)
        XCTAssertTrue(try app.otherElements["profile"].staticTexts[viewModel.repairsLabel.localizedString].exists)
        XCTAssertFalse(app.staticTexts["nothing"].exists)
    }
}
