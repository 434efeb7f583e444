import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part box start.
@ViewModel(options: [.clientHostedFactory])
public struct PartBoxStartViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension PartBoxStartViewModel {
    /// Returns the part box start.
    public static func stub() -> Self {
        .init()
    }
}
