import BookshopViewModels
import FOSMVVM
import FOSTestingUI
import XCTest

final class ShopPageViewUITests: BookshopDisplayTestCase<ShopPageViewModel>, @unchecked Sendable {
    func testShowsDetails() async throws {
        let viewModel: ShopPageViewModel = try localizedViewModel(.stub())
        let app = try presentView(viewModel: viewModel)

        XCTAssertTrue(app.uiTestingElement("pageTitle").waitForExistence())
        XCTAssertEqual(app.uiTestingElement("pageTitle").label, viewModel.pageTitle)
        XCTAssertNotEqual(app.uiTestingElement("pageTitle").label, viewModel.welcomeText)
        XCTAssertFalse(app.uiTestingElement("welcomeText").exists)

        app.uiTestingElement("detailsToggle").setToggle(true)
        app.uiTestingElement("detailsToggle").setToggle(true)

        XCTAssertTrue(app.uiTestingElement("welcomeText").waitForStableFrame())
        XCTAssertTrue(app.uiTestingElement("welcomeText").isVisible)
        XCTAssertEqual(app.uiTestingElement("welcomeText").label, viewModel.welcomeText)

        app.uiTestingElement("detailsToggle").tap()

        XCTAssertTrue(app.uiTestingElement("welcomeText").waitForDisappearance())
    }

    func testACompositeIsReadAndUsedAsItsFirstControl() async throws {
        let app = try presentView()

        app.uiTestingElement("shopPage").tap()

        XCTAssertEqual(app.uiTestingElement("shopPage").value, "1")
        XCTAssertTrue(app.uiTestingElement("shopPage").isEnabled)
    }
}

final class ShelfViewUITests: BookshopDisplayTestCase<ShelfViewModel>, @unchecked Sendable {
    func testIdentifiersCanBeLeftOut() async throws {
        let app = try presentView(viewModel: .stub(), locale: es, timeout: 10)

        XCTAssertEqual(app.uiTestingElement("summary").label, "2 títulos")
        XCTAssertTrue(app.uiTestingElement("title-onOrder").exists)
        XCTAssertFalse(app.uiTestingElement("title-inStock").exists)
    }
}

final class PreferencesViewUITests: BookshopViewTestCase<PreferencesViewModel, PreferencesStubOps>,
    @unchecked Sendable
{
    func testSettings() async throws {
        let app = try presentView()

        app.uiTestingElement("newsToggle").setToggle(true)
        app.uiTestingElement("orderPicker").selectPickerItem("author")

        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.setSendsNewsCalled)
        XCTAssertTrue(stubOps.setOrderCalled)
    }
}

final class PurchaseViewUITests: BookshopViewTestCase<PurchaseViewModel, PurchaseStubOps>, @unchecked Sendable {
    func testOrders() async throws {
        let app = try presentView()

        app.uiTestingElement("noteField").type("Gift wrap")
        app.uiTestingElement("emailField").setText("mina@example.org")
        app.dismissKeyboard()
        app.uiTestingElement("submitButton").tap()

        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.submitCalled)
        XCTAssertEqual(stubOps.submitCalledWith, "mina@example.org")
        XCTAssertEqual(app.uiTestingElement("noteField").value, "Gift wrap")
    }
}
