import FOSMVVM
import FOSTestingUI
import WorkshopApp
import XCTest

final class IntakeViewUITests: WorkshopAppTestCase<IntakeViewModel, IntakeViewStubOps>, @unchecked Sendable {
    func testStartButton() async throws {
        let app = try presentView(viewModel: .stub(state: .idle))
        XCTAssertTrue(app.startButton.isEnabled)
        app.startButton.tap()
        XCTAssertTrue(try viewModelOperations().startFlowCalled)
        XCTAssertFalse(try viewModelOperations().proceedToDetailsCalled)
    }

    func testItems() async throws {
        let app = try presentView(viewModel: .stub(state: .selectingItem))
        XCTAssertEqual(app.buttons.matching(identifier: "itemButton").count, RepairGoods.allCases.count)
        XCTAssertFalse(app.startButton.exists)
    }

    func testSelectedItem() async throws {
        let app = try presentView(viewModel: .stub(state: .selectingItem))
        XCTAssertNotEqual(app.firstItem.images.firstMatch.identifier, "checkmark")
        app.firstItem.tap()
        XCTAssertEqual(app.firstItem.images.firstMatch.identifier, "checkmark")
    }

    func testCompleted() async throws {
        let state = IntakeState.completed(itemId: RepairGoods.kettle.id, detailId: Defect.leaking.id)
        let app = try presentView(viewModel: .stub(state: state))
        XCTAssertTrue(app.ticketMessage.exists)
    }
}

/// The list of items, which is also a view of its own.
final class IntakeItemsViewUITests: WorkshopAppTestCase<IntakeItemsViewModel, IntakeItemsViewStubOps>,
    @unchecked Sendable
{
    func testItemButton() async throws {
        let app = try presentView()
        app.firstItem.tap()
        XCTAssertTrue(try viewModelOperations().selectItemCalled)
        XCTAssertEqual(app.firstItem.images.firstMatch.identifier, "checkmark")
    }
}

/// The list of defects, which is also a view of its own.
final class IntakeDefectsViewUITests: WorkshopAppTestCase<IntakeDefectsViewModel, IntakeDefectsViewStubOps>,
    @unchecked Sendable
{
    func testDefectButton() async throws {
        let app = try presentView()
        app.firstDefect.tap()
        XCTAssertTrue(try viewModelOperations().selectDefectCalled)
        XCTAssertEqual(app.firstDefect.images.firstMatch.identifier, "checkmark.circle.fill")
    }
}

extension XCUIApplication {
    fileprivate var startButton: XCUIElement { buttons["startButton"] }
    fileprivate var firstItem: XCUIElement {
        buttons.element(matching: .button, identifier: "itemButton").firstMatch
    }
    fileprivate var firstDefect: XCUIElement {
        buttons.element(matching: .button, identifier: "defectButton").firstMatch
    }
    fileprivate var ticketMessage: XCUIElement { staticTexts["ticketMessage"] }
}
