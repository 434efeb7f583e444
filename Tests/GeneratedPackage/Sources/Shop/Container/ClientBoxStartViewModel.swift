import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client box start.
@ViewModel(options: [.clientHostedFactory])
public struct ClientBoxStartViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ClientBoxStartViewModel {
    /// Returns the client box start.
    public static func stub() -> Self {
        .init()
    }
}
