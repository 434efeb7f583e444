import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server box count.
@ViewModel(options: [.clientHostedFactory])
public struct ServerBoxCountViewModel: Codable, Hashable, Sendable {
    public let count: LocalizableInt

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(count: Int) {
        self.count = LocalizableInt(value: count)
    }
}

extension ServerBoxCountViewModel {
    /// Returns the server box count with sample values.
    public static func stub() -> Self {
        .stub(count: 3)
    }

    /// Returns the server box count with these values.
    public static func stub(count: Int = 3) -> Self {
        .init(count: count)
    }
}
