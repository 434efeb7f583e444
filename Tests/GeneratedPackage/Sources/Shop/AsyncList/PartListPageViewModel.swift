import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part list page.
@ViewModel
public struct PartListPageViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var refreshButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension PartListPageViewModel {
    /// Returns the part list page.
    public static func stub() -> Self {
        .init()
    }
}
