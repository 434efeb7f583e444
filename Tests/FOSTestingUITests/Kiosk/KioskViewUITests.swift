import FOSMVVM
import FOSTestingUI
import Observation
import XCTest

/// The tests that a project writes for a view with operations.
final class KioskViewUITests: KioskTestCase<KioskViewModel, KioskStubOps>, @unchecked Sendable {
    func testSomebodyCanBeCalled() async throws {
        XCTAssertTrue(try presentView(viewModel: .stub(isStaffed: true)).callButton.isEnabled)
    }

    func testNobodyCanBeCalled() async throws {
        XCTAssertFalse(try presentView(viewModel: .stub(isStaffed: false)).callButton.isEnabled)
    }

    func testACallIsAnOperation() async throws {
        try presentView(on: .byNobody).callButton.tap()
        XCTAssertTrue(try viewModelOperations().callStaffCalled)
    }

    func testAnEmptyCartCannotBePaid() async throws {
        XCTAssertFalse(try presentView(viewModel: .stub(isPayable: false)).submitButton.isEnabled)
    }

    func testAFullCartCanBePaid() async throws {
        XCTAssertTrue(try presentView(viewModel: .stub(isPayable: true)).submitButton.isEnabled)
    }

    func testPayingDoesNotCancel() async throws {
        try presentView(on: .byNobody).submitButton.tap()
        let operations = try viewModelOperations()
        XCTAssertTrue(operations.submitCalled)
        XCTAssertFalse(operations.cancelCalled)
    }

    func testCancelingDoesNotPay() async throws {
        try presentView().cancelButton.tap()
        let operations = try viewModelOperations()
        XCTAssertTrue(operations.cancelCalled)
        XCTAssertFalse(operations.submitCalled)
    }

    func testRemovingATicketAddsNone() async throws {
        try presentView(on: .byNobody).buttons["removeButton"].tap()
        let operations = try viewModelOperations()
        XCTAssertTrue(operations.removeCalled)
        XCTAssertFalse(operations.addCalled)
    }

    func testTheTermsOpen() async throws {
        let app = try presentView()
        XCTAssertFalse(app.otherElements["terms"].exists)
        app.buttons["termsRow"].tap()
        XCTAssertTrue(app.otherElements["terms"].exists)
    }

    func testTheVisitorIsInTheEnvironment() async throws {
        let app = try presentView(on: .by("ada"))
        XCTAssertEqual(app.staticTexts["user"].label, "ada")
    }

    func testAnAsyncOperationIsWaitedFor() async throws {
        let app = try presentView()
        app.buttons["loadButton"].tap()
        XCTAssertTrue(app.waitForExistence(timeout: 2))
        XCTAssertTrue(try viewModelOperations().loadCalled)
    }

    func testAnAddressIsTyped() async throws {
        let app = try presentView()
        let field = app.textFields["emailField"]
        field.tap()
        field.fill("ada@example.org")
        app.submitButton.tap()
        XCTAssertEqual(field.entry, "ada@example.org")
        XCTAssertTrue(try viewModelOperations().submitCalled)
    }

    func testTheAlertHasTheTextsOfTheViewModel() async throws {
        let viewModel: KioskViewModel = try localizedViewModel(.stub(hasError: true))
        let alert = try presentView(viewModel: viewModel).alerts.firstMatch
        XCTAssertTrue(alert.exists)
        let message = try viewModel.errorMessage.localizedString
        XCTAssertEqual(alert.staticTexts.element(boundBy: 1).value as? String, message)
    }

    func testATextIsFoundByItsLocalization() async throws {
        let viewModel: KioskViewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        let title = try viewModel.title.localizedString
        XCTAssertTrue(app.staticTexts[title].exists)
        XCTAssertEqual(app.heading.label, title)
    }

    func testTheFirstSeatIsPressed() async throws {
        try presentView().firstSeat.press()
        XCTAssertTrue(try viewModelOperations().chooseSeatCalled)
    }

    override func setUp() async throws {
        try await super.setUp()
        #if os(iOS)
            XCUIDevice.shared.orientation = .landscapeRight
        #endif
    }

    override func environment(for testConfiguration: String) throws -> [any AnyObject & Observable] {
        let visit: Visit = try testConfiguration.fromJSON()
        return [KioskUser(id: visit.userId)]
    }
}

extension XCUIApplication {
    fileprivate var heading: XCUIElement { staticTexts.element(matching: .staticText, identifier: "heading") }
    fileprivate var callButton: XCUIElement { buttons.element(matching: .button, identifier: "callButton") }
    fileprivate var submitButton: XCUIElement { buttons.element(matching: .button, identifier: "submitButton") }
    fileprivate var cancelButton: XCUIElement { buttons["cancelButton"] }
    fileprivate var firstSeat: XCUIElement {
        buttons.element(matching: .button, identifier: "seatButton").firstMatch
    }
}

/// The operations of a view that has none.
protocol PosterViewModelOperations: ViewModelOperations {}
struct PosterStubOps: PosterViewModelOperations {}

/// The tests that a project writes for a view without operations.
final class PosterViewUITests: KioskTestCase<PosterViewModel, PosterStubOps>, @unchecked Sendable {
    func testTheTitleIsShown() async throws {
        let app = try presentView(viewModel: .stub(title: "Matinee"))
        XCTAssertTrue(app.otherElements["poster"].staticTexts["Matinee"].exists)
    }
}
