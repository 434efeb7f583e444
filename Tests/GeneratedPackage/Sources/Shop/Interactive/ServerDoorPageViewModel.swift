import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server door page.
@ViewModel
public struct ServerDoorPageViewModel: Hashable, RequestableViewModel {
    public typealias Request = ServerDoorPageRequest

    @LocalizedString public var title
    @LocalizedString public var openButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ServerDoorPageViewModel {
    /// Returns the server door page.
    public static func stub() -> Self {
        .init()
    }
}
