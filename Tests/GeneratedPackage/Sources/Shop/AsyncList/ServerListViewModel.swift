import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server list.
@ViewModel
public struct ServerListViewModel: Hashable, RequestableViewModel {
    public typealias Request = ServerListRequest

    @LocalizedString public var title
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var refreshButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ServerListViewModel {
    /// Returns the server list.
    public static func stub() -> Self {
        .init()
    }
}
