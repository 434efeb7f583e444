import FOSMVVM
import FOSTestingUI
import Shop
import XCTest

final class ServerReplyViewUITests: ShopViewModelViewTestCase<
    ServerReplyViewModel, ServerReplyViewStubOps
>,
@unchecked Sendable
{
    func testSuccess() async throws {
        let app = try presentView(viewModel: .stub(result: .success(.stub())))
        XCTAssertTrue(app.successView.exists)
    }

    func testNotFound() async throws {
        let app = try presentView(viewModel: .stub(result: .notFound(.stub())))
        XCTAssertTrue(app.notFoundView.exists)
    }

    func testNoAccess() async throws {
        let app = try presentView(viewModel: .stub(result: .noAccess(.stub())))
        XCTAssertTrue(app.noAccessView.exists)
    }
}

extension XCUIApplication {
    fileprivate var successView: XCUIElement {
        descendants(matching: .any)["success"]
    }
    fileprivate var notFoundView: XCUIElement {
        descendants(matching: .any)["notFound"]
    }
    fileprivate var noAccessView: XCUIElement {
        descendants(matching: .any)["noAccess"]
    }
}
