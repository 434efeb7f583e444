import FOSMVVM
import FOSTestingUI
import WorkshopApp
import XCTest

final class BookingViewUITests: WorkshopAppTestCase<BookingViewModel, BookingViewStubOps>, @unchecked Sendable {
    func testBooking() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        let bench = try XCTUnwrap(viewModel.benches.last)
        app.pickers["benchPicker"].adjust(toPickerWheelValue: try bench.displayName.localizedString)
        app.datePickers["arrivalPicker"].adjust(toPickerWheelValue: "2026-05-06T14:30")
        app.sliders["hoursSlider"].adjust(toNormalizedSliderPosition: 1)
        XCTAssertEqual(app.staticTexts["hours"].label, "4")
        app.steppers["peopleStepper"].buttons["Increment"].tap()
        app.switches["helpToggle"].tap()
        app.buttons["bookButton"].tap()
        XCTAssertTrue(app.sheets.firstMatch.exists)
        XCTAssertNil(try viewModelOperations().booked)
        app.buttons["confirmButton"].tap()
        XCTAssertTrue(app.otherElements["doneView"].waitForExistence(timeout: 3))
        let booking = try XCTUnwrap(viewModelOperations().booked)
        XCTAssertEqual(booking.bench, bench.id)
        XCTAssertEqual(booking.people, 2)
        XCTAssertEqual(booking.hours, 4)
        XCTAssertFalse(booking.needsHelp)
    }

    func testMaterials() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        app.buttons["materialsLink"].tap()
        let bar = app.navigationBars[try viewModel.materialsLabel.localizedString]
        XCTAssertTrue(bar.exists)
        app.switches["material-gloves"].tap()
        XCTAssertFalse(app.buttons["bookButton"].exists)
        bar.buttons[try viewModel.title.localizedString].tap()
        XCTAssertEqual(app.staticTexts["materialCount"].label, "1")
        XCTAssertTrue(app.buttons["bookButton"].exists)
    }

    func testMenu() async throws {
        let app = try presentView()
        XCTAssertFalse(app.buttons["repeatButton"].exists)
        app.buttons["menu"].tap()
        app.buttons["repeatButton"].tap()
        XCTAssertTrue(try viewModelOperations().repeatCalled)
        XCTAssertEqual(app.staticTexts["people"].label, "2")
        XCTAssertFalse(app.buttons["resetButton"].exists)
        app.buttons["menu"].tap()
        app.buttons["resetButton"].tap()
        XCTAssertEqual(app.staticTexts["people"].label, "1")
    }

    func testPeopleAreLimited() async throws {
        let app = try presentView()
        let stepper = app.steppers["peopleStepper"]
        XCTAssertFalse(stepper.buttons["Decrement"].isEnabled)
        for _ in 1..<6 { stepper.buttons["Increment"].tap() }
        XCTAssertFalse(app.buttons["peopleStepper-Increment"].isEnabled)
    }

    func testRules() async throws {
        let app = try presentView()
        XCTAssertFalse(app.staticTexts["rules"].exists)
        app.buttons["rulesGroup"].tap()
        XCTAssertTrue(app.staticTexts["rules"].exists)
    }

    func testNoBenchIsFree() async throws {
        let app = try presentView(viewModel: .stub(benches: []))
        XCTAssertTrue(app.otherElements["closedView"].exists)
        XCTAssertFalse(app.buttons["menu"].isEnabled)
    }
}
