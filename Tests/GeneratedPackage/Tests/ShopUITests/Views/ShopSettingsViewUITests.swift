import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class ShopSettingsViewUITests: ShopViewModelViewTestCase<
    ShopSettingsViewModel, ShopSettingsViewStubOps
>,
@unchecked Sendable
{
    func testTexts() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.pageTitleText.label, try viewModel.pageTitle.localizedString)
    }

    func testSaveButton() async throws {
        let app = try presentView()
        app.saveButton.tap()
        XCTAssertTrue(try viewModelOperations().saveCalled)
    }

    func testResetButton() async throws {
        let app = try presentView()
        app.resetButton.tap()
        XCTAssertTrue(try viewModelOperations().resetCalled)
    }
}

extension XCUIApplication {
    fileprivate var pageTitleText: XCUIElement { staticTexts["pageTitle"] }
    fileprivate var saveButton: XCUIElement { buttons["saveButton"] }
    fileprivate var resetButton: XCUIElement { buttons["resetButton"] }
}
