import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class ErrandListViewUITests: ShopViewModelViewTestCase<
    ErrandListViewModel, ErrandListViewStubOps
>,
@unchecked Sendable
{
    func testTexts() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.titleText.label, try viewModel.title.localizedString)
        XCTAssertEqual(app.emptyMessageText.label, try viewModel.emptyMessage.localizedString)
        XCTAssertEqual(app.countText.label, try viewModel.count.localizedString)
        XCTAssertEqual(app.ratioText.label, try viewModel.ratio.localizedString)
        XCTAssertEqual(app.stateDisplayText.label, try viewModel.stateDisplay.localizedString)
    }

    func testIsOpen() async throws {
        XCTAssertTrue(try presentView(viewModel: .stub(isOpen: true)).isOpenImage.exists)
        XCTAssertFalse(try presentView(viewModel: .stub(isOpen: false)).isOpenImage.exists)
    }

    func testStateOpen() async throws {
        let viewModel = try localizedViewModel(.stub(state: .open))
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.stateDisplayText.label, try viewModel.stateDisplay.localizedString)
    }

    func testStateDone() async throws {
        let viewModel = try localizedViewModel(.stub(state: .done))
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.stateDisplayText.label, try viewModel.stateDisplay.localizedString)
    }
}

extension XCUIApplication {
    fileprivate var titleText: XCUIElement { staticTexts["title"] }
    fileprivate var emptyMessageText: XCUIElement { staticTexts["emptyMessage"] }
    fileprivate var countText: XCUIElement { staticTexts["count"] }
    fileprivate var ratioText: XCUIElement { staticTexts["ratio"] }
    fileprivate var stateDisplayText: XCUIElement { staticTexts["stateDisplay"] }
    fileprivate var isOpenImage: XCUIElement { images["isOpen"] }
}
