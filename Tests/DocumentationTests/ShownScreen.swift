import Foundation

#if os(Linux)
    import FOSTestingUI
    import WorkshopApp
#endif

/// The message on a page about an element that a view lacks: a button of the example that a test misspells.
enum ShownScreen {
    private static let title = "There is no button 'handOver' of HandOverView."

    /// Nil when the block is none.
    @MainActor static func message(like code: String) async throws -> String? {
        guard code.hasPrefix(title) else { return nil }
        #if os(Linux)
            return try await present(HandOverView.self).buttons["handOver"].testDescription
        #else
            // Only Linux has views in Swift.
            return code.trimmingCharacters(in: .newlines)
        #endif
    }
}
