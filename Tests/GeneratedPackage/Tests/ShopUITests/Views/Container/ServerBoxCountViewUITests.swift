import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class ServerBoxCountViewUITests: ShopViewModelViewTestCase<
    ServerBoxCountViewModel, ServerBoxCountViewStubOps
>,
@unchecked Sendable
{
    func testTexts() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.countText.label, try viewModel.count.localizedString)
    }
}

extension XCUIApplication {
    fileprivate var countText: XCUIElement { staticTexts["count"] }
}
