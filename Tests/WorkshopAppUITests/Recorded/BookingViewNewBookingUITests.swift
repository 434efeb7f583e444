import FOSTestingUI
import WorkshopApp
import XCTest

final class BookingViewNewBookingUITests: ViewModelViewTestCase<
    BookingViewModel, BookingViewStubOps
>,
@unchecked Sendable
{
    func testSteps() async throws {
        let app = try presentView()
        app.pickers["benchPicker"].adjust(toPickerWheelValue: "Sewing table")
        app.datePickers["arrivalPicker"].adjust(toPickerWheelValue: "2026-05-06T14:30")
        app.sliders["hoursSlider"].adjust(toNormalizedSliderPosition: 0.6666666666666666)
        app.buttons["peopleStepper-Increment"].tap()
        app.buttons["peopleStepper-Increment"].tap()
        app.buttons["peopleStepper-Decrement"].tap()
        app.switches["helpToggle"].tap()
        app.buttons["rulesGroup"].tap()
        app.buttons["materialsLink"].tap()
        app.switches["material-gloves"].tap()
        app.buttons["BackButton"].tap()
        app.buttons["menu"].tap()
        app.buttons["repeatButton"].tap()
        app.buttons["bookButton"].tap()
        app.buttons["confirmButton"].tap()
        let stubOps = try viewModelOperations()
        XCTAssertNotNil(stubOps.booked)
        XCTAssertTrue(stubOps.repeatCalled)
    }
}
