import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class PartListViewUITests: ShopViewModelViewTestCase<PartListViewModel, PartListViewStubOps>,
    @unchecked Sendable
{
    func testTexts() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.titleText.label, try viewModel.title.localizedString)
    }

    func testLoading() async throws {
        _ = try presentView()
        XCTAssertTrue(try viewModelOperations().loadItemsCalled)
    }

    func testRefreshButton() async throws {
        let app = try presentView()
        app.refreshButton.tap()
        XCTAssertTrue(try viewModelOperations().loadItemsCalled)
    }
}

extension XCUIApplication {
    fileprivate var titleText: XCUIElement { staticTexts["title"].firstMatch }
    fileprivate var refreshButton: XCUIElement { buttons["refreshButton"] }
}
