import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server box.
@ViewModel
public struct ServerBoxViewModel: Hashable, RequestableViewModel {
    public typealias Request = ServerBoxRequest

    @LocalizedString public var title

    public let count: LocalizableInt
    public let state: ServerBoxState
    public let stateDisplay: LocalizableString

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(count: Int, state: ServerBoxState) {
        self.count = LocalizableInt(value: count)
        self.state = state
        stateDisplay = state.localizableString
    }
}

extension ServerBoxViewModel {
    /// Returns the server box with sample values.
    public static func stub() -> Self {
        .stub(count: 3)
    }

    /// Returns the server box with these values.
    public static func stub(count: Int = 3, state: ServerBoxState = .idle) -> Self {
        .init(count: count, state: state)
    }
}

/// A case of the server box.
public enum ServerBoxState: String, CaseIterable, Codable, Sendable {
    case idle, open

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
