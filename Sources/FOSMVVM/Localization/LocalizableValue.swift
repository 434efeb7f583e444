/// A number or a date with its text in the format of the locale. Two of them are equal if their numbers or dates are.
public protocol LocalizableValue: Localizable {
    /// The type of the number or date.
    associatedtype Value

    /// The number or date.
    var value: Value { get }
}

extension LocalizableValue {
    /// False, because a number or a date always has a text.
    public var isEmpty: Bool { false }

    /// The number or date.
    public var id: LocalizableId { "\(value)" }
}

extension LocalizableValue where Value: Comparable & Hashable {
    /// Compares only the values, not their formats.
    public static func == (left: Self, right: Self) -> Bool { left.value == right.value }

    /// Hashes only the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// Compares only the values, not their formats.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// The text of a number or a date.
enum FormattedText: Sendable {
    /// None before localization.
    case pending
    /// The text of a stub, which a localizer replaces.
    case stub(String)
    /// The text in the locale.
    case localized(String)

    /// The text in the locale, if the value has been localized.
    var localized: String? {
        if case .localized(let text) = self { text } else { nil }
    }

    var status: LocalizableStatus {
        if case .pending = self { .localizationPending } else { .localized }
    }

    /// Returns the text of a value.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    func text(of value: some LocalizableValue) throws -> String {
        switch self {
        case .stub(let text), .localized(let text): return text
        case .pending: throw LocalizerError.localizationUnbound(value.id)
        }
    }
}
