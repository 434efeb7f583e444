import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client door.
@ViewModel(options: [.clientHostedFactory])
public struct ClientDoorViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title
    @LocalizedString public var openButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ClientDoorViewModel {
    /// Returns the client door.
    public static func stub() -> Self {
        .init()
    }
}
