import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class ClientBoxStartViewUITests: ShopViewModelViewTestCase<
    ClientBoxStartViewModel, ClientBoxStartViewStubOps
>,
@unchecked Sendable
{
    func testTexts() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.titleText.label, try viewModel.title.localizedString)
    }
}

extension XCUIApplication {
    fileprivate var titleText: XCUIElement { staticTexts["title"] }
}
