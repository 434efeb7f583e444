import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part reply.
@ViewModel
public struct PartReplyViewModel: Codable, Sendable {
    public let result: Result

    // MARK: - Nested Types

    /// What the part reply shows.
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

extension PartReplyViewModel {
    /// Returns the part reply with sample values.
    public static func stub() -> Self {
        .stub(result: .success(.stub()))
    }

    /// Returns the part reply with these values.
    public static func stub(result: Result = .success(.stub())) -> Self {
        .init(result: result)
    }
}
