import FOSTestingUI
import WorkshopApp
import XCTest

final class SignUpViewUITests: WorkshopAppTestCase<SignUpViewModel, SignUpViewStubOps>, @unchecked Sendable {
    func testFormInput() async throws {
        let app = try presentView()
        fill(app, email: "noor@example.org")
        XCTAssertTrue(app.submitButton.isEnabled)
        app.submitButton.tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.submitCalled)
        XCTAssertTrue(app.successMessage.waitForExistence(timeout: 3))
        app.closeButton.tap()
        XCTAssertFalse(app.successMessage.exists)
    }

    func testValidationWhileTyping() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        app.emailField.tap()
        app.emailField.enter("noor")
        let message = try viewModel.signUpValidationMessages.emailFormat.localizedString
        XCTAssertTrue(app.staticTexts[message].exists)
        XCTAssertFalse(app.submitButton.isEnabled)
        app.emailField.typeText("@example.org")
        XCTAssertEqual(app.emailField.entry, "noor@example.org")
        XCTAssertFalse(app.staticTexts[message].exists)
        XCTAssertTrue(app.submitButton.isEnabled)
    }

    func testSubmitWithReturn() async throws {
        let app = try presentView(viewModel: .stubFilled())
        app.emailField.tap()
        app.emailField.typeText("\n")
        XCTAssertTrue(try viewModelOperations().submitCalled)
    }

    func testRejectedValue() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        fill(app, email: "taken@example.org")
        app.submitButton.tap()
        let message = try viewModel.signUpValidationMessages.emailTaken.localizedString
        XCTAssertTrue(app.staticTexts[message].waitForExistence(timeout: 3))
        XCTAssertFalse(app.successMessage.exists)
    }

    func testErrorDisplay() async throws {
        let viewModel = try localizedViewModel(.stubFilled(isOffline: true))
        let app = try presentView(viewModel: viewModel)
        app.submitButton.tap()
        XCTAssertTrue(app.alerts.firstMatch.waitForExistence(timeout: 3))
        XCTAssertEqual(app.alerts.firstMatch.label, try viewModel.errorTitle.localizedString)
    }

    private func fill(_ app: XCUIApplication, email: String) {
        app.emailField.tap()
        app.emailField.enter(email)
        app.passwordField.tap()
        app.passwordField.enter("warm kettle song")
        app.nameField.tap()
        app.nameField.enter("Noor")
    }
}

extension XCUIApplication {
    fileprivate var emailField: XCUIElement { textFields["emailField"] }
    fileprivate var passwordField: XCUIElement { secureTextFields["passwordField"] }
    fileprivate var nameField: XCUIElement { textFields["nameField"] }
    fileprivate var submitButton: XCUIElement { buttons["submitButton"] }
    fileprivate var closeButton: XCUIElement { buttons["closeButton"] }
    fileprivate var successMessage: XCUIElement { staticTexts["successMessage"] }
}
