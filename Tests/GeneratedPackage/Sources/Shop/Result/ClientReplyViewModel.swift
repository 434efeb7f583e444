import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client reply.
@ViewModel(options: [.clientHostedFactory])
public struct ClientReplyViewModel: Codable, Sendable {
    public let result: Result

    // MARK: - Nested Types

    /// What the client reply shows.
    public enum Result: Codable, Hashable, Sendable {
        case success(ErrandCardViewModel)
        case notFound(ErrandListNotFoundViewModel)
        case noAccess(ErrandListNoAccessViewModel)
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(result: Result) {
        self.result = result
    }
}

extension ClientReplyViewModel {
    /// Returns the client reply with sample values.
    public static func stub() -> Self {
        .stub(result: .success(.stub()))
    }

    /// Returns the client reply with these values.
    public static func stub(result: Result = .success(.stub())) -> Self {
        .init(result: result)
    }
}
