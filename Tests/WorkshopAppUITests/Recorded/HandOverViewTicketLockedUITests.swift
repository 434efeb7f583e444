import FOSTestingUI
import WorkshopApp
import XCTest

final class HandOverViewTicketLockedUITests: ViewModelViewTestCase<
    HandOverViewModel, HandOverViewStubOps
>,
@unchecked Sendable
{
    func testSteps() async throws {
        let app = try presentView(viewModel: HandOverViewModel.stub(goods: .kettle, isLocked: true))
        app.buttons["handOverButton"].tap()
        app.buttons["OK"].tap()
        app.buttons["cancelButton"].tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.cancelCalled)
        XCTAssertTrue(stubOps.handOverCalled)
    }
}
