import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class MembershipViewUITests: ShopViewModelViewTestCase<
    MembershipViewModel, MembershipViewStubOps
>,
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
        XCTAssertTrue(app.nameField.exists)
        XCTAssertTrue(app.ageField.exists)
        XCTAssertTrue(app.bioField.exists)
        XCTAssertTrue(app.subscribesField.exists)
        XCTAssertTrue(app.birthdayField.exists)
        XCTAssertTrue(app.skillField.exists)
    }

    func testEmptyEmail() async throws {
        let app = try presentView(viewModel: .stub(email: ""))
        app.submitButton.tap()
        XCTAssertFalse(try viewModelOperations().submitCalled)
    }

    func testEmptyName() async throws {
        let app = try presentView(viewModel: .stub(name: ""))
        app.submitButton.tap()
        XCTAssertFalse(try viewModelOperations().submitCalled)
    }

    func testSubmitButton() async throws {
        let app = try presentView()
        app.submitButton.tap()
        XCTAssertTrue(try viewModelOperations().submitCalled)
    }

    func testCancelButton() async throws {
        let app = try presentView()
        app.cancelButton.tap()
        XCTAssertTrue(try viewModelOperations().cancelCalled)
    }
}

extension XCUIApplication {
    fileprivate var titleText: XCUIElement { staticTexts["title"] }
    fileprivate var emailField: XCUIElement {
        descendants(matching: .any)["emailField"]
    }
    fileprivate var nameField: XCUIElement {
        descendants(matching: .any)["nameField"]
    }
    fileprivate var ageField: XCUIElement {
        descendants(matching: .any)["ageField"]
    }
    fileprivate var bioField: XCUIElement {
        descendants(matching: .any)["bioField"]
    }
    fileprivate var subscribesField: XCUIElement {
        descendants(matching: .any)["subscribesField"]
    }
    fileprivate var birthdayField: XCUIElement {
        descendants(matching: .any)["birthdayField"]
    }
    fileprivate var skillField: XCUIElement {
        descendants(matching: .any)["skillField"]
    }
    fileprivate var submitButton: XCUIElement { buttons["submitButton"] }
    fileprivate var cancelButton: XCUIElement { buttons["cancelButton"] }
}
