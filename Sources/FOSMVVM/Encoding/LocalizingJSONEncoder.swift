import Foundation

/// A JSON encoder that localizes a value first and then writes the localized tree.
final class LocalizingJSONEncoder: JSONEncoder, @unchecked Sendable {
    // Unchecked because the superclass is Sendable and both properties are immutable and Sendable.
    private let locale: Locale
    private let store: LocalizationStore

    init(locale: Locale, store: LocalizationStore) {
        self.locale = locale
        self.store = store
        super.init()
    }

    override func encode<Value: Encodable>(_ value: Value) throws -> Data {
        let localizer = Localizer(locale: locale, store: store)
        let localized = try LocalizingEncoder.encode(value, with: localizer)
        guard localizer.problems.isEmpty else { throw LocalizerError.localizationMissing(localizer.problems) }
        return try super.encode(localized)
    }
}
