import FOSTestingUI
import Gallery
import XCTest

final class SignInViewFilledUITests: ViewModelViewTestCase<SignInViewModel, SignInViewStubOps>,
    @unchecked Sendable
{
    func testSteps() async throws {
        let app = try presentView(viewModel: .stubFilled())
        app.textFields["name"].tap()
        app.textFields["name"].clearText()
        app.textFields["name"].typeText("Noor Haddad")
        app.textFields["name"].tap()
        app.textFields["name"].typeText("\n")
        let stubOps = try viewModelOperations()
        XCTAssertFalse(stubOps.closeCalled)
        XCTAssertTrue(stubOps.submitCalled)
    }
}
