import FOSTestingUI
import Gallery
import XCTest

final class SettingsViewFirstLaunchUITests: ViewModelViewTestCase<
    SettingsViewModel, SettingsViewStubOps
>,
@unchecked Sendable
{
    func testSteps() async throws {
        let app = try presentView()
        app.radioButtons.matching(identifier: "theme").element(boundBy: 2).tap()
        app.switches["newsletter"].tap()
        app.buttons["saveButton"].tap()
        let stubOps = try viewModelOperations()
        XCTAssertTrue(stubOps.saveCalled)
        XCTAssertTrue(stubOps.selectThemeCalled)
    }
}
