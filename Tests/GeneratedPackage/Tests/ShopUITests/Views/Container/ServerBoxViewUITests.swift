import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class ServerBoxViewUITests: ShopViewModelViewTestCase<
    ServerBoxViewModel, ServerBoxViewStubOps
>,
@unchecked Sendable
{
    func testTexts() async throws {
        let viewModel = try localizedViewModel()
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.titleText.label, try viewModel.title.localizedString)
        XCTAssertEqual(app.countText.label, try viewModel.count.localizedString)
        XCTAssertEqual(app.stateDisplayText.label, try viewModel.stateDisplay.localizedString)
    }

    func testStateIdle() async throws {
        let viewModel = try localizedViewModel(.stub(state: .idle))
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.stateDisplayText.label, try viewModel.stateDisplay.localizedString)
    }

    func testStateOpen() async throws {
        let viewModel = try localizedViewModel(.stub(state: .open))
        let app = try presentView(viewModel: viewModel)
        XCTAssertEqual(app.stateDisplayText.label, try viewModel.stateDisplay.localizedString)
    }

    func testServerBoxCount() async throws {
        XCTAssertTrue(try presentView().serverBoxCountView.exists)
    }
}

extension XCUIApplication {
    fileprivate var titleText: XCUIElement { staticTexts["title"].firstMatch }
    fileprivate var countText: XCUIElement { staticTexts["count"].firstMatch }
    fileprivate var stateDisplayText: XCUIElement { staticTexts["stateDisplay"].firstMatch }
    fileprivate var serverBoxCountView: XCUIElement {
        descendants(matching: .any)["serverBoxCount"]
    }
}
