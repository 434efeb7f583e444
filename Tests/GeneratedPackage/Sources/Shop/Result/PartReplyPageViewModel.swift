import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part reply page.
@ViewModel
public struct PartReplyPageViewModel: Codable, Sendable {
    public let result: Result

    // MARK: - Nested Types

    /// What the part reply page shows.
    public enum Result: Codable, Sendable {
        case success(ErrandCardViewModel)
        case notFound(ErrandListNotFoundViewModel)
        case noAccess(ErrandListNoAccessViewModel)
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(result: Result) {
        self.result = result
    }
}

extension PartReplyPageViewModel {
    /// Returns the part reply page with sample values.
    public static func stub() -> Self {
        .stub(result: .success(.stub()))
    }

    /// Returns the part reply page with these values.
    public static func stub(result: Result = .success(.stub())) -> Self {
        .init(result: result)
    }
}
