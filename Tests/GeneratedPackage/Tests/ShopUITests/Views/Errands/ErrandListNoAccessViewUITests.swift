import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class ErrandListNoAccessViewUITests: ShopViewModelViewTestCase<
    ErrandListNoAccessViewModel, ErrandListNoAccessViewStubOps
>,
@unchecked Sendable
{
    func testTexts() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.titleText.label, try viewModel.title.localizedString)
        XCTAssertEqual(app.messageText.label, try viewModel.message.localizedString)
    }
}

extension XCUIApplication {
    fileprivate var titleText: XCUIElement { staticTexts["title"] }
    fileprivate var messageText: XCUIElement { staticTexts["message"] }
}
