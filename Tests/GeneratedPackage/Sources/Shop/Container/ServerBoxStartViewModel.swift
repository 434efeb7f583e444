import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server box start.
@ViewModel(options: [.clientHostedFactory])
public struct ServerBoxStartViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ServerBoxStartViewModel {
    /// Returns the server box start.
    public static func stub() -> Self {
        .init()
    }
}
