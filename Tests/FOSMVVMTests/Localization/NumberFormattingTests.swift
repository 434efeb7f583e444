import Foundation
import Testing

@testable import FOSMVVM

/// The texts are CLDR's, as Babel 2.18 writes them; no-break spaces are written as escapes.
@Suite struct NumberFormattingTests {
    private func text(_ value: some Localizable, _ locale: String) -> String {
        let localizer = Localizer(locale: Locale(identifier: locale), store: TextStore(yaml: [:]))
        return value.localized(by: localizer).text
    }

    @Test(arguments: [
        ("en", "1,234,567"), ("de", "1.234.567"), ("fr", "1\u{202F}234\u{202F}567"), ("es", "1.234.567"),
        ("pl", "1\u{A0}234\u{A0}567"), ("ar", "1,234,567"), ("ar-EG", "١٬٢٣٤٬٥٦٧"), ("ja", "1,234,567"),
        ("hi", "12,34,567"), ("en-IN", "12,34,567"),
    ])
    func wholeNumbersAreGrouped(locale: String, expected: String) {
        #expect(text(LocalizableInt(value: 1_234_567), locale) == expected)
    }

    @Test(arguments: [
        ("en", "12,345.68"), ("de", "12.345,68"), ("fr", "12\u{202F}345,68"), ("es", "12.345,68"),
        ("pl", "12\u{A0}345,68"), ("ar", "12,345.68"), ("ar-EG", "١٢٬٣٤٥٫٦٨"), ("ja", "12,345.68"),
    ])
    func numbersAreRoundedToTwoDigits(locale: String, expected: String) {
        #expect(text(LocalizableDouble(value: 12_345.678), locale) == expected)
    }

    /// CLDR, minimumGroupingDigits: 2 in `es` and `pl`, so four digits are not grouped.
    @Test(arguments: [("en", "1,234"), ("es", "1234"), ("pl", "1234"), ("de", "1.234")])
    func fewDigitsAreGroupedWhereTheLocaleGroupsThem(locale: String, expected: String) {
        #expect(text(LocalizableInt(value: 1234), locale) == expected)
    }

    @Test func groupingCanBeLeftOut() {
        #expect(text(LocalizableInt(value: 1_234_567, showGroupingSeparator: false), "de") == "1234567")
        #expect(text(LocalizableDouble(value: 12_345.5, showGroupingSeparator: false), "de") == "12345,5")
    }

    @Test func groupsCanHaveAnotherSize() {
        #expect(text(LocalizableInt(value: 12_345_678, groupingSize: 4), "en") == "1234,5678")
        #expect(text(LocalizableDouble(value: 12_345_678.5, groupingSize: 4), "de") == "1234.5678,5")
        #expect(text(LocalizableInt(value: 12, groupingSize: -1), "en") == "12")
    }

    @Test(arguments: [
        (0, 2, "0.5"), (1, 2, "0.5"), (2, 2, "0.50"), (3, 1, "0.500"), (0, 0, "0"), (-2, -1, "0"),
    ])
    func fractionDigitsAreWithinTheirBounds(minimum: Int, maximum: Int, expected: String) {
        let value = LocalizableDouble(value: 0.5, minimumFractionDigits: minimum, maximumFractionDigits: maximum)
        #expect(text(value, "en") == expected)
    }

    @Test func numbersAreOrderedByTheirValue() {
        #expect(LocalizableInt(value: 9) < LocalizableInt(value: 10))
        #expect(LocalizableDouble(value: -1) < LocalizableDouble(value: 0.5))
    }

    @Test func theExtremesAreWritten() {
        #expect(text(LocalizableInt(value: .max), "en") == "9,223,372,036,854,775,807")
        #expect(text(LocalizableInt(value: .min, showGroupingSeparator: false), "en") == "-9223372036854775808")
    }
}
