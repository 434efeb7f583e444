import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client list.
@ViewModel(options: [.clientHostedFactory])
public struct ClientListViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var refreshButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ClientListViewModel {
    /// Returns the client list.
    public static func stub() -> Self {
        .init()
    }
}
