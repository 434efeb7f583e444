public import FOSFoundation
public import Foundation

/// A value that reads differently in each locale. It is localized while it is encoded by a localizing encoder.
public protocol Localizable: Codable, Hashable, Identifiable, Sendable, Stubbable {
    /// Whether there is nothing to show.
    var isEmpty: Bool { get }

    /// Whether the value already carries its localized text.
    var localizationStatus: LocalizationStatus { get }

    /// The localized text.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    var localizedString: String { get throws }

    /// The localized elements; one for a value that is not a list.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    var localizedArray: [String] { get throws }

    /// The value as a localizing encoder writes it. What is already localized passes unchanged.
    func localized(by localizer: Localizer) -> LocalizedValue
}

extension Localizable {
    /// The value itself.
    public var id: Self { self }

    /// The localized text alone.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedArray: [String] {
        get throws { [try localizedString] }
    }
}

/// Whether a ``Localizable`` carries its localized text.
public enum LocalizationStatus: Hashable, Sendable {
    /// The text is still to be found for a locale.
    case localizationPending
    /// The text is there.
    case localized
}

/// One of several kinds of ``Localizable`` in a list or a dictionary.
struct AnyLocalizable: Hashable, Sendable {
    let base: any Localizable

    static func == (left: Self, right: Self) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}

/// Why a localized text could not be had.
public enum LocalizerError: LocalizedError, Equatable {
    /// The value, described here, was read or encoded before it was localized.
    case localizationUnbound(String)
    /// Keys without a text in the locale, with their reasons.
    case localizationMissing([LocalizationProblem])

    /// What is not localized and what to do, with a line for each missing text.
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
