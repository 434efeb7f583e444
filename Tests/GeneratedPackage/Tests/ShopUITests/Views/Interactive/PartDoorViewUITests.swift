import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class PartDoorViewUITests: ShopViewModelViewTestCase<PartDoorViewModel, PartDoorViewStubOps>,
    @unchecked Sendable
{
    func testTexts() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.titleText.label, try viewModel.title.localizedString)
    }

    func testOpenButton() async throws {
        let app = try presentView()
        app.openButton.tap()
        XCTAssertTrue(try viewModelOperations().openCalled)
    }
}

extension XCUIApplication {
    fileprivate var titleText: XCUIElement { staticTexts["title"] }
    fileprivate var openButton: XCUIElement { buttons["openButton"] }
}
