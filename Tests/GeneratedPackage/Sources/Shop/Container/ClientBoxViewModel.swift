import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client box.
@ViewModel(options: [.clientHostedFactory])
public struct ClientBoxViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title

    public let count: LocalizableInt
    public let state: ClientBoxState
    public let stateDisplay: LocalizableString

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(count: Int, state: ClientBoxState) {
        self.count = LocalizableInt(value: count)
        self.state = state
        stateDisplay = state.localizableString
    }
}

extension ClientBoxViewModel {
    /// Returns the client box with sample values.
    public static func stub() -> Self {
        .stub(count: 3)
    }

    /// Returns the client box with these values.
    public static func stub(count: Int = 3, state: ClientBoxState = .idle) -> Self {
        .init(count: count, state: state)
    }
}

/// A case of the client box.
public enum ClientBoxState: String, CaseIterable, Codable, Sendable {
    case idle, open

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
