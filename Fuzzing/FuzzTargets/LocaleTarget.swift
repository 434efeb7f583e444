import FOSMVVM
import Foundation
import HTTPCore
import PreviewSite

extension FuzzTarget {
    /// The target for a locale's tag, the name of a time zone, and the value of an `Accept-Language` header, one per
    /// line.
    static let locales = FuzzTarget("locales") { input in
        let lines = input.lines + ["", ""]
        let store = FuzzSite.localizations
        let accepted = AcceptLanguage(lines[2])
        if let best = store.bestLocale(for: accepted.wanted, refusing: accepted.refused) {
            try expect(store.supports(best), "The best locale \(best) has no texts.")
        }
        let zone = PreviewTimeZone(lines[1])?.timeZone ?? .gmt
        guard let locale = LocaleIdentifier(lines[0]) else { return }
        try expect(LocaleIdentifier(locale.tag) == locale, "The tag of \(locale) is another locale's.")
        try expect(!locale.autonym.isEmpty, "\(locale) has no name.")
        _ = (locale.isRightToLeft, store.supports(locale), store.text(for: "ParcelViewModel.title", locale: locale))
        try expectPlurals(of: locale)
        try expectFormats(of: locale, Localizer(locale: locale.locale, store: store, timeZone: zone))
    }

    private static func expectPlurals(of locale: LocaleIdentifier) throws {
        for isOrdinal in [false, true] {
            let categories = PluralRules.categories(for: locale, ordinal: isOrdinal)
            for number in [0, 1, 2, 3, 5, 11, 21, 100, .max, .min] {
                let category = PluralRules.category(of: number, in: locale, ordinal: isOrdinal)
                try expect(categories.contains(category), "\(number) is \(category), which \(locale) does not have.")
            }
        }
    }

    private static func expectFormats(of locale: LocaleIdentifier, _ localizer: Localizer) throws {
        for value in values {
            let text = value.localized(by: localizer).text
            try expect(!text.isEmpty, "\(locale) writes nothing for \(value).")
        }
    }

    /// Values of each kind whose text depends on the locale.
    private static let values: [any Localizable] =
        [0, -1, 1_234_567, .max, .min].map { LocalizableInt(value: $0) }
        + [1_234_567, -12].map { LocalizableInt(value: $0, groupingSize: 2) }
        + [0, -0.5, 1_234_567.891, .greatestFiniteMagnitude, .infinity, .nan].map { LocalizableDouble(value: $0) }
        + [Date.distantPast, Date(timeIntervalSince1970: 1_768_518_000), .distantFuture].flatMap { date in
            [
                LocalizableDate(value: date, dateStyle: .full, timeStyle: .full),
                LocalizableDate(value: date, dateStyle: .short, timeStyle: .short),
                LocalizableDate(value: date, dateFormat: "GGGGyyyyMMMMEEEEddjmmssSSSzzzz"),
            ]
        }
}
