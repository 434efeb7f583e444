import FOSTestingUI
import WorkshopApp

/// The same view, through Swift Testing.
@MainActor @Suite struct HandOverScreenTests {
    @Test func handsOver() async throws {
        let screen = try await present(HandOverView.self, .stub())
        await screen.buttons["handOverButton"].tap()
        #expect(try screen.operations(HandOverViewStubOps.self).handOverCalled)
        #expect(!screen.buttons["handOverButton"].exists)
    }

    @Test func showsAnError() async throws {
        let screen = try await present(HandOverView.self, .stub(isLocked: true))
        await screen.buttons["handOverButton"].tap()
        #expect(screen.alerts.count == 1)
        await screen.alerts.first.buttons["OK"].tap()
        #expect(screen.alerts.count == 0)
    }

    @Test func signsUp() async throws {
        let screen = try await present(SignUpView.self, .stubFilled())
        await screen.textFields["emailField"].enter("taken@example.org")
        await screen.buttons["submitButton"].tap()
        #expect(await screen.staticTexts["successMessage"].waitForExistence(within: .zero) == false)
        #expect(try screen.operations(SignUpViewStubOps.self).submitCalled)
    }
}
