import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server reply page.
@ViewModel
public struct ServerReplyPageViewModel: RequestableViewModel {
    public typealias Request = ServerReplyPageRequest

    public let result: Result

    // MARK: - Nested Types

    /// What the server reply page shows.
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

extension ServerReplyPageViewModel {
    /// Returns the server reply page with sample values.
    public static func stub() -> Self {
        .stub(result: .success(.stub()))
    }

    /// Returns the server reply page with these values.
    public static func stub(result: Result = .success(.stub())) -> Self {
        .init(result: result)
    }
}
