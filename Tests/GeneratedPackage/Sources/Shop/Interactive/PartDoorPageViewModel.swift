import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part door page.
@ViewModel
public struct PartDoorPageViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title
    @LocalizedString public var openButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension PartDoorPageViewModel {
    /// Returns the part door page.
    public static func stub() -> Self {
        .init()
    }
}
