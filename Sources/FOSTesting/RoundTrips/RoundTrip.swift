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

/// Compares two stubs of a type, made one after the other, as snapshots do: random ids are numbered, and the clock
/// stands still.
struct StubComparison {
    let store: LocalizationStore

    /// What a failed test says: the first thing that differs. Nil when nothing does.
    ///
    /// - Throws: What the stub's `encode(to:)` throws.
    func failure<Model: Encodable & Stubbable>(of type: Model.Type) throws -> String? {
        try JSONDifference(from: json(of: type), to: json(of: type)).map {
            "\(type).stub() is not the same each time: \($0)."
        }
    }

    private func json<Model: Encodable & Stubbable>(of type: Model.Type) throws -> Data {
        let (stub, made) = FixedMoment.making { type.stub() }
        let localizer = Localizer(
            locale: store.defaultLocale.locale, store: store, timeZone: .gmt,
            moment: FixedMoment(made: made, present: Date(timeIntervalSince1970: 0)))
        return try LocalizingEncoder.encode(stub, with: localizer).withNumberedIds.toJSONData()
    }
}
