import FOSTestingUI
import WorkshopApp
import XCTest

final class HandOverViewUITests: WorkshopAppTestCase<HandOverViewModel, HandOverViewStubOps>, @unchecked Sendable {
    func testHandOverButton() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.titleLabel.label, try viewModel.title.localizedString)
        app.handOverButton.tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.handOverCalled)
        XCTAssertFalse(stubOps.cancelCalled)
        XCTAssertEqual(app.titleLabel.label, try viewModel.doneTitle.localizedString)
        XCTAssertFalse(app.handOverButton.exists)
    }

    func testCancelButton() async throws {
        let app = try presentView()
        app.cancelButton.tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.cancelCalled)
        XCTAssertFalse(stubOps.handOverCalled)
        XCTAssertTrue(app.handOverButton.exists)
    }

    func testErrorDisplay() async throws {
        let viewModel = try localizedViewModel(.stub(isLocked: true))
        let app = try presentView(viewModel: viewModel)
        app.handOverButton.tap()
        XCTAssertEqual(app.errorAlert.label, try viewModel.errorTitle.localizedString)
        XCTAssertTrue(try app.errorAlert.staticTexts[viewModel.errorMessage.localizedString].exists)
        XCTAssertFalse(app.handOverButton.isHittable)
        try app.errorAlert.buttons[viewModel.dismissButtonLabel.localizedString].tap()
        XCTAssertFalse(app.errorAlert.exists)
        XCTAssertTrue(app.handOverButton.exists)
    }

    func testEveryLocale() async throws {
        for locale in ["de", "ar", "ja"].map(Locale.init(identifier:)) {
            let viewModel = try localizedViewModel(locale: locale)
            let app = try presentView(viewModel: .stub(), locale: locale)
            XCTAssertEqual(app.titleLabel.label, try viewModel.title.localizedString)
        }
    }
}

extension XCUIApplication {
    fileprivate var titleLabel: XCUIElement {
        staticTexts.element(matching: .staticText, identifier: "handOverTitle")
    }
    fileprivate var handOverButton: XCUIElement {
        buttons.element(matching: .button, identifier: "handOverButton")
    }
    fileprivate var cancelButton: XCUIElement {
        buttons.element(matching: .button, identifier: "cancelButton")
    }
    fileprivate var errorAlert: XCUIElement {
        alerts.firstMatch
    }
}
