import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part list.
@ViewModel
public struct PartListViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var refreshButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension PartListViewModel {
    /// Returns the part list.
    public static func stub() -> Self {
        .init()
    }
}
