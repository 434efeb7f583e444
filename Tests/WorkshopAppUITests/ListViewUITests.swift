import FOSMVVM
import FOSTestingUI
import WorkshopApp
import XCTest

final class ToolCheckoutViewUITests: WorkshopAppTestCase<ToolCheckoutViewModel, ToolCheckoutViewStubOps>,
    @unchecked Sendable
{
    func testSubmitNeedsASelection() async throws {
        let app = try presentView()
        XCTAssertTrue(app.tools.firstMatch.waitForExistence(timeout: 3))
        XCTAssertFalse(app.submitButton.isEnabled)
        app.tools.firstMatch.tap()
        XCTAssertTrue(app.submitButton.isEnabled)
        app.tools.firstMatch.tap()
        XCTAssertFalse(app.submitButton.isEnabled)
    }

    func testSubmitButton() async throws {
        let app = try presentView()
        XCTAssertTrue(app.tools.element(boundBy: 4).waitForExistence(timeout: 3))
        let count = app.tools.count
        app.tools.firstMatch.tap()
        app.submitButton.tap()
        XCTAssertTrue(app.submitButton.wait(for: \.isEnabled, toEqual: false, timeout: 3))
        XCTAssertTrue(try viewModelOperations().submitCalled)
        XCTAssertEqual(app.tools.count, count - 1)
    }

    func testErrorDisplay() async throws {
        let app = try presentView(viewModel: .stub(isJammed: true))
        XCTAssertTrue(app.tools.firstMatch.waitForExistence(timeout: 3))
        app.tools.firstMatch.tap()
        app.submitButton.tap()
        XCTAssertTrue(app.alerts.firstMatch.waitForExistence(timeout: 3))
    }
}

final class WaitingListViewUITests: WorkshopAppTestCase<WaitingListViewModel, WaitingListViewStubOps>,
    @unchecked Sendable
{
    func testAsyncOperation() async throws {
        let app = try presentView()
        XCTAssertTrue(app.otherElements["ticket-R-0142"].waitForExistence(timeout: 3))
        XCTAssertTrue(try viewModelOperations().loadItemsCalled)
        app.refreshButton.tap()
        XCTAssertTrue(app.otherElements["ticket-R-0142"].waitForExistence(timeout: 3))
    }

    func testEmptyState() async throws {
        let viewModel = try localizedViewModel(.stub(tickets: []))
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.emptyStateMessage.label, try viewModel.emptyStateMessage.localizedString)
    }

    func testErrorDisplay() async throws {
        let viewModel = try localizedViewModel(.stub(isOffline: true))
        let app = try presentView(viewModel: viewModel)
        XCTAssertTrue(try app.alerts[viewModel.errorTitle.localizedString].exists)
    }
}

struct NoWorkbenchOps: ViewModelOperations {}

final class WorkbenchCardViewUITests: WorkshopAppTestCase<WorkbenchCardViewModel, NoWorkbenchOps>,
    @unchecked Sendable
{
    func testDisplaysTheStatus() async throws {
        let viewModel = try localizedViewModel(.stub(status: .closed, queueLength: 0, runner: nil))
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.staticTexts["workbenchQueue"].value as? String, try viewModel.queueText.localizedString)
        let status = app.otherElements["workbenchStatus"]
        XCTAssertTrue(try status.staticTexts[viewModel.statusText.localizedString].exists)
    }
}

extension XCUIApplication {
    fileprivate var tools: XCUIElementQuery { buttons.matching(identifier: "toolButton") }
    fileprivate var submitButton: XCUIElement { buttons["submitButton"] }
    fileprivate var refreshButton: XCUIElement { buttons["refreshButton"] }
    fileprivate var emptyStateMessage: XCUIElement { staticTexts["emptyStateMessage"] }
}
