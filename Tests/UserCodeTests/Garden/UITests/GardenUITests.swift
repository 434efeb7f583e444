import FOSMVVM
import FOSTestingUI
import Foundation
import GardenViewModels
import XCTest

/// A test of a view with operations.
final class WateringViewUITests: GardenTestCase<WateringViewModel, WateringStubOps> {
    func testTheTapNeedsPressure() async throws {
        let app = try presentView(viewModel: .stub(hasPressure: false))
        XCTAssertFalse(app.openTap.isEnabled)
    }

    func testOpeningTheTap() async throws {
        let app = try presentView(on: .by("Amal"))
        app.openTap.tap()
        XCTAssertTrue(app.waitForExistence(timeout: 2))
        XCTAssertTrue(try viewModelOperations().openTapCalled)
        XCTAssertFalse(try viewModelOperations().closeTapCalled)
    }

    func testTheTextsAreThoseOfTheViewModel() async throws {
        let viewModel: WateringViewModel = try localizedViewModel(.stub(hasPressure: true))
        let app = try presentView(viewModel: viewModel)
        XCTAssertTrue(try app.staticTexts[viewModel.heading.localizedString].exists)
    }
}

/// A test of a form.
final class LeaseViewUITests: GardenTestCase<LeaseViewModel, LeaseStubOps> {
    func testTyping() async throws {
        let app = try presentView()
        app.textFields["gardener"].press()
        app.textFields["gardener"].fill(with: "Ines")
    }
}

/// The operations of a view that has none.
protocol PlotCardViewModelOperations: ViewModelOperations {}
struct PlotCardStubOps: PlotCardViewModelOperations {}

/// A test of a view without operations.
final class PlotCardViewUITests: GardenTestCase<
    PlotCardViewModel,
    PlotCardStubOps
>
{
    func testTheGardenerIsNamed() async throws {
        let app = try presentView(viewModel: .stub(gardener: "Ines"))
        XCTAssertTrue(app.gardener.exists)
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension XCUIApplication {
    var openTap: XCUIElement { buttons.element(matching: .button, identifier: "openTap").firstMatch }
    var gardener: XCUIElement { staticTexts.element(matching: .staticText, identifier: "gardener") }
}
