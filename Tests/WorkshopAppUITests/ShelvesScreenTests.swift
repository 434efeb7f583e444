import FOSTestingUI
import SwiftUI

@testable import WorkshopApp

/// A view without a ViewModel.
@MainActor @Suite struct ShelvesScreenTests {
    @Test func showsALevelForEachShelf() async throws {
        let screen = try await present(ShelvesView(fractions: .constant([0.25, 1])))
        #expect(screen.buttons.count == 2)
        #expect(screen.staticTexts["25%"].exists)
        #expect(screen.staticTexts["100%"].exists)
    }
}
