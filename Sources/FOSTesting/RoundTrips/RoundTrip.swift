import FOSMVVM
import Foundation

/// A value written as a server writes it for a locale, read as a client reads it, and written again.
struct RoundTrip<Value: Codable> {
    private let value: Value
    private let locale: LocaleIdentifier
    private let localizer: Localizer

    init(_ value: Value, locale: LocaleIdentifier, store: LocalizationStore) {
        self.value = value
        self.locale = locale
        localizer = Localizer(locale: locale.locale, store: store)
    }

    /// What a failed test says: the first thing that is lost on the way, or that the client finds besides. Nil when
    /// nothing is.
    ///
    /// - Throws: What the value's `encode(to:)` throws.
    func failure(besides other: (Value) -> String? = { _ in nil }) throws -> String? {
        try fault(besides: other).map {
            "\(Value.self) does not decode from its JSON for '\(locale.tag)' as it was: \($0)."
        }
    }

    /// The client writes without localizing, which only works when every text came over.
    private func fault(besides other: (Value) -> String?) throws -> String? {
        let written = try LocalizingEncoder.encode(value, with: localizer).toJSONData()
        let decoded: Value
        let rewritten: Data
        do {
            decoded = try written.fromJSON()
            rewritten = try decoded.toJSONData()
        } catch {
            return JSONFault.description(of: error)
        }
        return try JSONDifference(from: written, to: rewritten)?.description ?? other(decoded)
    }
}
