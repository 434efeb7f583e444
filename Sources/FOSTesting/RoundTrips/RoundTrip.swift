import FOSMVVM
import Foundation

/// Encodes a value as a server does for a locale, decodes it as a client does, and encodes it again.
struct RoundTrip<Value: Codable> {
    private let value: Value
    private let locale: LocaleIdentifier
    private let localizer: Localizer

    init(_ value: Value, locale: LocaleIdentifier, store: TextStore) {
        self.value = value
        self.locale = locale
        localizer = Localizer(locale: locale, store: store)
    }

    /// Returns the failure message, with the first difference or the other problem that the client finds, or nil if
    /// there is none.
    ///
    /// - Throws: Any error from the value's `encode(to:)`.
    func failure(besides other: (Value) -> String? = { _ in nil }) throws -> String? {
        try problem(besides: other).map {
            "\(Value.self) does not decode correctly from its JSON for '\(locale.tag)': \($0)."
        }
    }

    /// Encodes without localizing on the client, which succeeds only if all texts were transferred.
    private func problem(besides other: (Value) -> String?) throws -> String? {
        let written = try LocalizingEncoder.encode(value, with: localizer).toJSONData()
        let decoded: Value
        let rewritten: Data
        do {
            decoded = try written.fromJSON()
            rewritten = try decoded.toJSONData()
        } catch {
            return CodingProblem.description(of: error)
        }
        return try JSONDifference(from: written, to: rewritten)?.description ?? other(decoded)
    }
}

/// Compares two stubs of a type that are made one after the other, with numbered random ids and a fixed date as in
/// snapshots.
struct StubComparison {
    let store: TextStore

    /// Returns the failure message, with the first difference, or nil if the stubs are equal.
    ///
    /// - Throws: Any error from the stub's `encode(to:)`.
    func failure<Model: Encodable & Stubbable>(of type: Model.Type) throws -> String? {
        try JSONDifference(from: json(of: type), to: json(of: type)).map {
            "\(type).stub() is not the same each time: \($0)."
        }
    }

    private func json<Model: Encodable & Stubbable>(of type: Model.Type) throws -> Data {
        let (stub, volatile) = StubConstants().making({ type.stub() }, stub: { Stub($0) })
        let localizer = Localizer(
            locale: store.defaultLocale, store: store, timeZone: .gmt,
            volatile: volatile.withoutWords, present: Date(timeIntervalSince1970: 0))
        return try LocalizingEncoder.encode(stub, with: localizer).toJSONData()
    }
}
