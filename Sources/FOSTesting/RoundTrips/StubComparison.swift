import FOSMVVM
import Foundation

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
