import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client list page.
@ViewModel(options: [.clientHostedFactory])
public struct ClientListPageViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var refreshButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ClientListPageViewModel {
    /// Returns the client list page.
    public static func stub() -> Self {
        .init()
    }
}
