import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part door.
@ViewModel
public struct PartDoorViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title
    @LocalizedString public var openButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension PartDoorViewModel {
    /// Returns the part door.
    public static func stub() -> Self {
        .init()
    }
}
