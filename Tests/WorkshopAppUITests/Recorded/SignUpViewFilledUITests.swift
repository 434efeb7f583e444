import FOSTestingUI
import WorkshopApp
import XCTest

final class SignUpViewFilledUITests: ViewModelViewTestCase<SignUpViewModel, SignUpViewStubOps>,
    @unchecked Sendable
{
    func testSteps() async throws {
        let app = try presentView(viewModel: .stubFilled())
        app.textFields["emailField"].tap()
        app.textFields["emailField"].clearText()
        app.textFields["emailField"].typeText("noor@example.org")
        app.textFields["nameField"].tap()
        app.textFields["nameField"].clearText()
        app.textFields["nameField"].typeText("Noor Haddad")
        app.textFields["nameField"].tap()
        app.textFields["nameField"].typeText("\n")
        app.buttons["closeButton"].tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.submitCalled)
    }
}
