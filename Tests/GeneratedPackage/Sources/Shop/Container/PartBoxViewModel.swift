import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part box.
@ViewModel
public struct PartBoxViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var title

    public let count: LocalizableInt
    public let state: PartBoxState
    public let stateDisplay: LocalizableString

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(count: Int, state: PartBoxState) {
        self.count = LocalizableInt(value: count)
        self.state = state
        stateDisplay = state.localizableString
    }
}

extension PartBoxViewModel {
    /// Returns the part box with sample values.
    public static func stub() -> Self {
        .stub(count: 3)
    }

    /// Returns the part box with these values.
    public static func stub(count: Int = 3, state: PartBoxState = .idle) -> Self {
        .init(count: count, state: state)
    }
}

/// A case of the part box.
public enum PartBoxState: String, CaseIterable, Codable, Sendable {
    case idle, open

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
