public import Diagnostics
public import FOSFoundation
public import Foundation

/// A value whose text depends on the locale. A localizing encoder localizes it.
public protocol Localizable: Codable, Hashable, Identifiable, Sendable, Stubbable {
    /// Whether there is nothing to show, as before localization.
    var isEmpty: Bool { get }

    /// Whether the value has been localized.
    var localizationStatus: LocalizableStatus { get }

    /// What the value shows, as far as it is known before localization.
    var id: LocalizableId { get }

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
    /// Whether the localized text is empty. True before localization.
    public var isEmpty: Bool { (try? localizedString.isEmpty) ?? true }

    /// The localized text as the only element.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedArray: [String] {
        get throws { [try localizedString] }
    }

    /// Returns the text of a value that needs no localization, and reports one that does.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        do {
            return .string(localizer.shown(try localizedString))
        } catch {
            localizer.report(Diagnostic(.missingText, error.localizedDescription))
            return .string("")
        }
    }

    /// Encodes the localized text as a plain string.
    func encodeText(to encoder: any Encoder) throws {
        try checkLocalized()
        var container = encoder.singleValueContainer()
        try container.encode(localizedString)
    }

    /// - Throws: ``LocalizerError/localizationStoreMissing(_:)`` before localization.
    func checkLocalized() throws {
        guard localizationStatus == .localized else { throw LocalizerError.localizationStoreMissing(id) }
    }
}

/// Whether a ``Localizable`` has been localized.
public enum LocalizableStatus: Codable, Hashable, Sendable {
    /// The text has not been looked up yet.
    case localizationPending
    /// The text is available.
    case localized
}

extension Sequence where Element == LocalizableStatus {
    /// Localized if all are.
    var combined: LocalizableStatus { allSatisfy { $0 == .localized } ? .localized : .localizationPending }
}

/// The reason why a localized text is not available.
public enum LocalizerError: LocalizedError, Equatable {
    /// The value with this description was read before it was localized.
    case localizationUnbound(String)
    /// The value with this description was written by an encoder that does not localize.
    case localizationStoreMissing(String)
    /// Keys without a text in the locale, with the reasons.
    case localizationMissing([Diagnostic])

    /// The value that is not localized and what to do, with one line per missing text.
    public var errorDescription: String? {
        switch self {
        case .localizationUnbound(let value), .localizationStoreMissing(let value):
            """
            \(value) is not localized yet. \
            Encode it with JSONEncoder.localizingEncoder(locale:localizationStore:) first.
            """
        case .localizationMissing(let problems):
            problems.map(\.localizedDescription).joined(separator: "\n")
        }
    }
}
