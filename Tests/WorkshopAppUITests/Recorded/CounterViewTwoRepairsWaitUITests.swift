import FOSTestingUI
import WorkshopApp
import XCTest

final class CounterViewTwoRepairsWaitUITests: ViewModelViewTestCase<
    CounterViewModel, CounterViewStubOps
>,
@unchecked Sendable
{
    func testSteps() async throws {
        let app = try presentView()
        app.buttons["callButton"].tap()
        app.buttons["handOverButton"].tap()
        // HandOverViewStubOps is not read: a test case has one type of operations.
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.callNextCalled)
    }
}
