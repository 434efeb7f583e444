import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class PartSlipViewUITests: ShopViewModelViewTestCase<PartSlipViewModel, PartSlipViewStubOps>,
    @unchecked Sendable
{
    func testTexts() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.titleText.label, try viewModel.title.localizedString)
    }

    func testFields() async throws {
        let app = try presentView()
        XCTAssertTrue(app.emailField.exists)
    }

    func testEmptyEmail() async throws {
        let app = try presentView(viewModel: .stub(email: ""))
        app.sendButton.tap()
        XCTAssertFalse(try viewModelOperations().sendCalled)
    }

    func testSendButton() async throws {
        let app = try presentView()
        app.sendButton.tap()
        XCTAssertTrue(try viewModelOperations().sendCalled)
    }
}

extension XCUIApplication {
    fileprivate var titleText: XCUIElement { staticTexts["title"] }
    fileprivate var emailField: XCUIElement {
        descendants(matching: .any)["emailField"]
    }
    fileprivate var sendButton: XCUIElement { buttons["sendButton"] }
}
