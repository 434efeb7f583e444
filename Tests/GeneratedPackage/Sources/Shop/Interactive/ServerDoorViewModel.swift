import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server door.
@ViewModel
public struct ServerDoorViewModel: Hashable, RequestableViewModel {
    public typealias Request = ServerDoorRequest

    @LocalizedString public var title
    @LocalizedString public var openButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ServerDoorViewModel {
    /// Returns the server door.
    public static func stub() -> Self {
        .init()
    }
}
