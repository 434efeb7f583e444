import Foundation
import Testing

@testable import FOSMVVM

/// The texts are CLDR's, as Babel 2.18 writes them; marks of direction are written as escapes.
@Suite struct DateFormattingTests {
    private static let moment = Date(timeIntervalSince1970: 1_768_470_060)  // 2026-01-15T09:41:00Z

    private func text(_ date: LocalizableDate, _ locale: String, timeZone: TimeZone = .gmt) -> String {
        let store = TextStore(yaml: [:])
        let localizer = Localizer(locale: Locale(identifier: locale), store: store, timeZone: timeZone)
        return date.localized(by: localizer).text
    }

    @Test(arguments: [
        ("en", "Jan 15, 2026"), ("de", "15.01.2026"), ("fr", "15 janv. 2026"), ("es", "15 ene 2026"),
        ("pl", "15 sty 2026"), ("ar", "15\u{200F}/01\u{200F}/2026"), ("ja", "2026/01/15"),
    ])
    func aDateIsMediumUnlessTold(locale: String, expected: String) {
        #expect(text(LocalizableDate(value: Self.moment), locale) == expected)
    }

    @Test(arguments: ["en", "de", "ar"]) func aDateWithoutStylesIsEmpty(locale: String) {
        let none = DateFormatter.Style.none
        #expect(text(LocalizableDate(value: Self.moment, dateStyle: none, timeStyle: none), locale) == "")
    }

    @Test(arguments: [
        ("en", "1/15/26"), ("de", "15.01.26"), ("fr", "15/01/2026"), ("es", "15/1/26"), ("pl", "15.01.2026"),
        ("ar", "15\u{200F}/1\u{200F}/2026"), ("ja", "2026/01/15"),
    ])
    func shortDates(locale: String, expected: String) {
        #expect(text(LocalizableDate(value: Self.moment, dateStyle: .short), locale) == expected)
    }

    @Test(arguments: [
        ("en", "Thursday, January 15, 2026"), ("de", "Donnerstag, 15. Januar 2026"), ("fr", "jeudi 15 janvier 2026"),
        ("es", "jueves, 15 de enero de 2026"), ("pl", "czwartek, 15 stycznia 2026"),
    ])
    func fullDates(locale: String, expected: String) {
        #expect(text(LocalizableDate(value: Self.moment, dateStyle: .full), locale) == expected)
    }

    @Test func longDatesInJapanese() {
        #expect(text(LocalizableDate(value: Self.moment, dateStyle: .long), "ja") == "2026年1月15日")
    }

    @Test(arguments: [
        ("en", "9:41\u{202F}AM"), ("de", "09:41"), ("fr", "09:41"), ("es", "9:41"), ("pl", "09:41"), ("ar", "9:41 ص"),
        ("ja", "9:41"),
    ])
    func timesAlone(locale: String, expected: String) {
        let text = text(LocalizableDate(value: Self.moment, timeStyle: .short), locale)
        #expect(text.replacing("\u{A0}", with: " ") == expected)
    }

    @Test func aPatternIsUsedAsItIs() {
        let date = LocalizableDate(value: Self.moment, dateStyle: .full, dateFormat: "yyyy-MM-dd'T'HH:mm")
        #expect(text(date, "en") == "2026-01-15T09:41")
    }

    @Test func theTimeZoneIsTheHosts() throws {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let date = LocalizableDate(value: Self.moment, timeStyle: .short)
        #expect(text(date, "de", timeZone: tokyo) == "18:41")
    }

    @Test func datesAreOrderedByTheirMoment() {
        #expect(LocalizableDate(value: .distantPast, dateStyle: .full) < LocalizableDate(value: .distantFuture))
    }
}
