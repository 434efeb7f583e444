public import Diagnostics
public import FOSFoundation
public import Foundation

/// A value whose text depends on the locale. A localizing encoder localizes it.
public protocol Localizable: Codable, Hashable, Identifiable, Sendable, Stubbable {
    /// Whether there is nothing to show.
    var isEmpty: Bool { get }

    /// Whether the value has been localized.
    var localizationStatus: LocalizationStatus { get }

    /// The localized text.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    var localizedString: String { get throws }

    /// The localized elements. A value that is not a list has one element.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    var localizedArray: [String] { get throws }

    /// Returns the value as a localizing encoder writes it. A localized value does not change.
    func localized(by localizer: Localizer) -> LocalizedValue
}

extension Localizable {
    /// The value itself.
    public var id: Self { self }

    /// The localized text as the only element.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedArray: [String] {
        get throws { [try localizedString] }
    }
}

/// Whether a ``Localizable`` has been localized.
public enum LocalizationStatus: Hashable, Sendable {
    /// The text has not been looked up yet.
    case localizationPending
    /// The text is available.
    case localized
}

/// A ``Localizable`` of any type, for lists and dictionaries.
struct AnyLocalizable: Hashable, Sendable {
    let base: any Localizable

    static func == (left: Self, right: Self) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}

/// The reason why a localized text is not available.
public enum LocalizerError: LocalizedError, Equatable {
    /// The value with this description was read or encoded before it was localized.
    case localizationUnbound(String)
    /// Keys without a text in the locale, with the reasons.
    case localizationMissing([Diagnostic])

    /// The value that is not localized and what to do, with one line per missing text.
    public var errorDescription: String? {
        switch self {
        case .localizationUnbound(let value):
            """
            \(value) is not localized yet. \
            Encode it with JSONEncoder.localizingEncoder(locale:localizationStore:) first.
            """
        case .localizationMissing(let problems):
            problems.map(\.localizedDescription).joined(separator: "\n")
        }
    }
}
