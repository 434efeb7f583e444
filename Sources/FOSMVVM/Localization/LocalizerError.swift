public import Foundation

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
