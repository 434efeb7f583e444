import FOSMVVM
import FOSTestingUI
import Observation
import XCTest

// Seed 002: "2. Individual UI Test Files", "Test Categories", "Key Patterns" and "Common Test Patterns".
//
// The statements of the seed's tests are unchanged. Added are `@unchecked Sendable`, without which Swift 6 warns, the
// assertion of testWithSpecificState, testLocalizedText and testTapMenu for "Tier 2" and tapMenu(), the accessors that
// the seed does not show, and the configuration's environment.

final class MyViewUITests: MyAppViewModelViewTestCase<MyViewModel, MyViewOps>, @unchecked Sendable {
    // UI Tests - verify UI state
    func testButtonEnabled() async throws {
        let app = try presentView(viewModel: .stub(enabled: true))
        XCTAssertTrue(app.myButton.isEnabled)
    }
    // Operation Tests - verify operations were called
    func testButtonTap() async throws {
        let app = try presentView(configuration: .requireSomeState())
        app.myButton.tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.myOperationCalled)
    }
    func testButtonDisabledWhenNotReady() async throws {
        let app = try presentView(viewModel: .stub(ready: false))
        XCTAssertFalse(app.submitButton.isEnabled)
    }
    func testButtonEnabledWhenReady() async throws {
        let app = try presentView(viewModel: .stub(ready: true))
        XCTAssertTrue(app.submitButton.isEnabled)
    }
    func testSubmitButtonInvokesOperation() async throws {
        let app = try presentView(configuration: .requireAuth())
        app.submitButton.tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.submitCalled)
        XCTAssertFalse(stubOps.cancelCalled)
    }
    func testNavigationToDetailView() async throws {
        let app = try presentView()
        app.itemRow.tap()
        XCTAssertTrue(app.detailView.exists)
    }
    func testWithSpecificState() async throws {
        let app = try presentView(
            configuration: .requireAuth(userId: "123")
        )
        // Test with authenticated state
        XCTAssertEqual(app.user.label, "123")
    }
    func testDecrementButton() async throws {
        let app = try presentView(configuration: .requireDevice())
        app.decrementButton.tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.decrementCalled)
        XCTAssertFalse(stubOps.incrementCalled)
    }
    func testAsyncOperation() async throws {
        let app = try presentView()
        app.loadButton.tap()
        // Wait for UI to update
        _ = app.waitForExistence(timeout: 3)
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.loadCalled)
    }
    func testFormInput() async throws {
        let app = try presentView()
        let emailField = app.emailTextField
        emailField.tap()
        emailField.typeTextAndWait("user@example.com")
        app.submitButton.tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.submitCalled)
    }
    func testErrorDisplay() async throws {
        let viewModel: MyViewModel = try localizedViewModel(.stub(hasError: true))
        let app = try presentView(viewModel: viewModel)
        XCTAssertTrue(app.errorAlert.exists)
        XCTAssertEqual(app.errorMessage.text, try viewModel.errorMessage.localizedString)
    }
    func testLocalizedText() async throws {
        let viewModel: MyViewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        // Match against ViewModel's resolved localized text — never a hardcoded string
        XCTAssertTrue(try app.staticTexts[viewModel.title.localizedString].exists)
        XCTAssertEqual(app.dashboardTitle.label, try viewModel.title.localizedString)
    }
    func testTapMenu() async throws {
        let app = try presentView()
        app.firstItem.tapMenu()
        XCTAssertTrue(try viewModelOperations().itemCalled)
    }
    override func setUp() async throws {
        try await super.setUp()
        #if os(iOS)
            XCUIDevice.shared.orientation = .portrait
        #endif
    }
    override func environment(for testConfiguration: String) throws -> [any AnyObject & Observable] {
        let configuration: TestConfiguration = try testConfiguration.fromJSON()
        return [MyUser(id: configuration.userId)]
    }
}

extension XCUIApplication {
    fileprivate var myButton: XCUIElement {
        buttons.element(matching: .button, identifier: "myButtonIdentifier")
    }
    fileprivate var dashboardTitle: XCUIElement {
        staticTexts.element(matching: .staticText, identifier: "dashboardTitle")
    }
    fileprivate var submitButton: XCUIElement {
        buttons.element(matching: .button, identifier: "submitButton")
    }
    fileprivate var cancelButton: XCUIElement {
        buttons.element(matching: .button, identifier: "cancelButton")
    }
    fileprivate var firstItem: XCUIElement {
        buttons.element(matching: .button, identifier: "itemButton").firstMatch
    }
    fileprivate var decrementButton: XCUIElement { buttons["decrementButton"] }
    fileprivate var loadButton: XCUIElement { buttons["loadButton"] }
    fileprivate var itemRow: XCUIElement { buttons["itemRow"] }
    fileprivate var detailView: XCUIElement { otherElements["detailView"] }
    fileprivate var user: XCUIElement { staticTexts["user"] }
    fileprivate var emailTextField: XCUIElement { textFields["emailTextField"] }
    fileprivate var errorAlert: XCUIElement { alerts.firstMatch }
    fileprivate var errorMessage: XCUIElement { alerts.firstMatch.staticTexts.element(boundBy: 1) }
}

// Seed 002: "For views WITHOUT operations (display-only)".

protocol MyViewStubOps: ViewModelOperations {}
struct MyViewStubOpsImpl: MyViewStubOps {}

final class MyDisplayViewUITests: MyAppViewModelViewTestCase<MyDisplayViewModel, MyViewStubOpsImpl>,
    @unchecked Sendable
{
    // UI Tests only - no operation verification
    func testDisplaysCorrectly() async throws {
        let app = try presentView(viewModel: .stub(title: "Test"))
        XCTAssertTrue(app.titleLabel.exists)
    }
}

extension XCUIApplication {
    fileprivate var titleLabel: XCUIElement { otherElements["mainContent"].staticTexts["Test"] }
}
