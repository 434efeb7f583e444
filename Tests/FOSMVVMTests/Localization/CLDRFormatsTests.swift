import Foundation
import Testing

@testable import FOSMVVM

@Suite struct CLDRFormatsTests {
    private let styles: [String: DateFormatter.Style] = [
        "short": .short, "medium": .medium, "long": .long, "full": .full,
    ]

    /// Babel writes the Gregorian calendar alone, so locales with another one are asked for it.
    private func localizer(_ tag: String) -> Localizer {
        Localizer(
            locale: Locale(identifier: "\(tag)-u-ca-gregory"), store: TextStore(yaml: [:]), timeZone: .gmt)
    }

    /// What a value is as we write it; `name` is as in Scripts/cldr-values.
    private func text(_ name: String, moments: [Date], by localizer: Localizer) throws -> String {
        let words = name.split(separator: " ").map(String.init)
        switch words[0] {
        case "integer":
            return LocalizableInt(value: try #require(Int(words[1]))).localized(by: localizer).text
        case "double":
            return LocalizableDouble(value: try #require(Double(words[1]))).localized(by: localizer).text
        case "list":
            let elements = ["A", "B", "C", "D"].prefix(try #require(Int(words[1])))
            return localizer.formats.list(of: Array(elements)).filter { !"\u{2068}\u{2069}".contains($0) }
        default:
            let moment = moments[try #require(Int(words[2]))]
            let isDate = words[0] == "date"
            let date = LocalizableDate(
                value: moment, dateStyle: isDate ? styles[words[1]] : nil, timeStyle: isDate ? nil : styles[words[1]])
            return date.localized(by: localizer).text
        }
    }

    /// Babel 2.18 has CLDR 47, Swift 6.3 has ICU 76.1, made from CLDR 46 with Apple's changes. CLDR/differences.json lists
    /// each value in which they differ, with the reason; all others are CLDR's to the byte.
    @Test func `2117 numbers, dates, times and lists in 73 locales match CLDR, except for listed differences`() throws {
        let formats = try CLDRData.formats()
        let listed = try listed()
        var compared = 0
        for (tag, values) in formats.locales {
            let localizer = localizer(tag)
            for (name, published) in values {
                let text = try text(name, moments: formats.moments, by: localizer)
                #expect(text == listed[tag]?[name] ?? published, "\(tag) \(name)")
                compared += 1
            }
        }
        #expect(compared == 2117)
        #expect(formats.locales.count == 73)
    }

    @Test func `Every listed difference is a difference`() throws {
        let formats = try CLDRData.formats()
        for (tag, values) in try listed() {
            for (name, text) in values {
                let published = try #require(formats.locales[tag]?[name])
                #expect(published != text, "\(tag) \(name)")
            }
        }
    }

    private func listed() throws -> [String: [String: String]] {
        try CLDRData.differences().reduce(into: [:]) { listed, differences in
            #expect(!differences.reason.isEmpty)
            for (tag, values) in differences.locales { listed[tag, default: [:]].merge(values) { first, _ in first } }
        }
    }

    /// What the locale's own calendar has is known without CLDR's patterns: the year, and the name of the month.
    @Test(arguments: [
        ("th-TH", ["2569", "มกราคม"]), ("fa-IR", ["۱۴۰۴", "دی", "۲۵"]), ("th-TH-u-ca-gregory", ["2026"]),
        ("ja-JP-u-ca-japanese", ["令和8"]), ("ar-EG", ["٢٠٢٦", "يناير"]), ("he-IL-u-ca-hebrew", ["בטבת"]),
    ])
    func `A date uses the locale's own calendar`(tag: String, parts: [String]) {
        let localizer = Localizer(
            locale: Locale(identifier: tag), store: TextStore(yaml: [:]), timeZone: .gmt)
        let date = LocalizableDate(value: Date(timeIntervalSince1970: 1_768_470_060), dateStyle: .long)
        let text = date.localized(by: localizer).text
        for part in parts { #expect(text.contains(part), "\(text)") }
    }

    @Test(arguments: [
        ("en-US", false), ("en-GB", true), ("de-DE", true), ("ja-JP", true), ("ko-KR", false), ("hi-IN", false),
        ("ar-EG", false), ("fr-CA", true), ("pl-PL", true), ("en-US-u-hc-h23", true), ("de-DE-u-hc-h12", false),
    ])
    func `The hours are those of the locale`(tag: String, is24Hours: Bool) {
        let localizer = Localizer(
            locale: Locale(identifier: tag), store: TextStore(yaml: [:]), timeZone: .gmt)
        let date = LocalizableDate(value: Date(timeIntervalSince1970: 1_768_500_000), timeStyle: .short)  // 18:00
        let text = date.localized(by: localizer).text
        #expect((text.contains("18") || text.contains("١٨")) == is24Hours, "\(text)")
    }
}
