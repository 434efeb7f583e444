import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client box count.
@ViewModel(options: [.clientHostedFactory])
public struct ClientBoxCountViewModel: Codable, Hashable, Sendable {
    public let count: LocalizableInt

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(count: Int) {
        self.count = LocalizableInt(value: count)
    }
}

extension ClientBoxCountViewModel {
    /// Returns the client box count with sample values.
    public static func stub() -> Self {
        .stub(count: 3)
    }

    /// Returns the client box count with these values.
    public static func stub(count: Int = 3) -> Self {
        .init(count: count)
    }
}
