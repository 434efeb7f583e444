import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server list page.
@ViewModel
public struct ServerListPageViewModel: Hashable, RequestableViewModel {
    public typealias Request = ServerListPageRequest

    @LocalizedString public var title
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var refreshButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ServerListPageViewModel {
    /// Returns the server list page.
    public static func stub() -> Self {
        .init()
    }
}
