public import Foundation

extension JSONEncoder {
    /// An encoder that localizes what it encodes.
    ///
    /// Its `encode` throws ``LocalizerError/localizationMissing(_:)`` when a text is missing.
    public static func localizingEncoder(locale: Locale, localizationStore: LocalizationStore) -> JSONEncoder {
        let encoder = LocalizingJSONEncoder(locale: locale, store: localizationStore)
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}
