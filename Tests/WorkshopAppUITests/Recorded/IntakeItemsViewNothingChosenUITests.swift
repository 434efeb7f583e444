import FOSTestingUI
import WorkshopApp
import XCTest

final class IntakeItemsViewNothingChosenUITests: ViewModelViewTestCase<
    IntakeItemsViewModel, IntakeItemsViewStubOps
>,
@unchecked Sendable
{
    func testSteps() async throws {
        let app = try presentView()
        app.buttons.matching(identifier: "itemButton").element(boundBy: 2).tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.selectItemCalled)
    }
}
