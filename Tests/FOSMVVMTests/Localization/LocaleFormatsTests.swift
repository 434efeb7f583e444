import Foundation
import Testing

@testable import FOSMVVM

@Suite struct LocaleFormatsTests {
    private static let moment = Date(timeIntervalSince1970: 1_768_470_060)  // 2026-01-15T09:41:00Z

    private func formats(_ tag: String, timeZone: TimeZone = .gmt) throws -> LocaleFormats {
        LocaleFormats.of(try #require(LocaleIdentifier(tag)), timeZone: timeZone)
    }

    private func texts(_ formats: LocaleFormats) -> [String] {
        [
            formats.text(of: 1_234_567, style: NumberStyle()),
            formats.text(of: 0.5, style: NumberStyle(groupingSize: 4, maximumFractionDigits: 2)),
            formats.text(of: Self.moment, style: DateStyle(date: .full, time: .full)),
            formats.text(of: Self.moment, style: DateStyle(date: .short)), formats.list(of: ["a", "b"]),
        ]
    }

    /// Foundation's `DateFormatter` ends the program for the first four.
    @Test(arguments: [
        ("en-u-nu-latn", "1/15/26", "42"), ("ar-EG-u-nu-arab", "١٥‏/١‏/٢٠٢٦", "٤٢"), ("th-u-nu-thai", "๑๕/๑/๖๙", "๔๒"),
        ("de-u-nu-zzzz", "15.01.26", "42"), ("ar-EG-u-nu-latn", "15\u{200F}/1\u{200F}/2026", "42"),
        ("de-u-ca-zzz-hc-zzz-fw-zzz-rg-zzz", "15.01.26", "42"), ("en-US-u-rg-gbzzzz", "15/01/2026", "42"),
        ("de-t-en-u-nu-arab-x-u-nu-thai", "١٥.٠١.٢٦", "٤٢"), ("en-u-nu-latn-nu-arab", "1/15/26", "42"),
    ])
    func `Each Unicode extension has a format`(tag: String, date: String, number: String) throws {
        let formats = try formats(tag)
        #expect(formats.text(of: Self.moment, style: DateStyle(date: .short)) == date)
        #expect(formats.text(of: 42, style: NumberStyle()) == number)
    }

    @Test func `Every locale has a format and does not crash the program`() throws {
        var tags = RandomLocaleTags(seed: 20_260_115)
        for _ in 0..<2000 {
            let tag = tags.next()
            #expect(texts(try formats(tag)).allSatisfy { !$0.isEmpty }, "\(tag)")
        }
    }

    @Test(arguments: [
        ("en", "en"), ("zh-Hant-TW", "zh-Hant-TW"), ("en-x-aaaa1", "en"), ("de-1996-x-a", "de"), ("en-QQ", "en"),
        ("en-US-u-nu-zzzz", "en-US"), ("de-u-nu-arab-ca-roc-co-phonebk", "de-u-ca-roc-nu-arab"), ("en-a-foo", "en"),
        ("en-t-de-u-hc-h23", "en-u-hc-h23"), ("en-x-u-nu-arab", "en"), ("es-419", "es-419"),
        ("en-u-attr-fw-mon-rg-gbzzzz", "en-u-fw-mon-rg-gbzzzz"), ("en-u-rg-qqzzzz-sd-gbsct-va-posix", "en"),
        ("ar-u-ca-islamic-umalqura", "ar-u-ca-islamic-umalqura"), ("en-u-nu", "en"),
    ])
    func `Formats depend on what CLDR knows of a locale`(tag: String, formatTag: String) throws {
        #expect(try #require(LocaleIdentifier(tag)).formatLocale.tag == formatTag)
    }

    @Test func `Locales with the same formats share them`() throws {
        #expect(try formats("en-GB-x-aaaa1") === formats("en-GB-x-aaaa2"))
        #expect(try formats("de-u-nu-zzzz") === formats("de-u-nu-yyyy"))
        #expect(try formats("de") !== formats("de-AT"))
    }

    @Test func `The cache of formats is bounded`() throws {
        weak var first: LocaleFormats?
        do { first = try formats("sv-u-nu-deva") }
        for hours in -12...14 {
            let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
            for region in ["SE", "FI", "NO", "DK", "DE", "GB", "FR", "US", "CA", "MX"] {
                _ = try formats("sv-\(region)-u-nu-deva", timeZone: zone)
            }
        }
        #expect(first == nil)
    }

    /// Foundation finds the offset on its own.
    @Test func `A date is shown in each time zone of the IANA database`() throws {
        let styles = Date.ISO8601FormatStyle().year().month().day().time(includingFractionalSeconds: false)
        #expect(ICU.timeZones.count > 590)
        for name in ICU.timeZones {
            let zone = try #require(TimeZone(identifier: name), "\(name)")
            var expected = styles
            expected.timeZone = zone
            let text = try formats("en", timeZone: zone)
                .text(of: Self.moment, style: DateStyle(format: "yyyy-MM-dd'T'HH:mm:ss"))
            #expect(text == Self.moment.formatted(expected), "\(name)")
        }
    }

    @Test(arguments: ["ACT", "AET", "BST", "IST", "SystemV/EST5", "SystemV/YST9YDT", "PST"])
    func `A name that only ICU knows is not in the IANA database, but has a format`(name: String) throws {
        #expect(!ICU.timeZones.contains(name))
        let zone = try #require(TimeZone(identifier: name))
        #expect(try formats("en", timeZone: zone).text(of: Self.moment, style: DateStyle(time: .short)).contains(":"))
    }

    @Test(arguments: [
        (0.1 + 0.2, 20, "0.30000000000000004"), (0.1, 2_000_000_000, "0.1"), (1e22, 0, "10000000000000000000000"),
        (.nan, 2, "NaN"), (-.infinity, 2, "-∞"), (-0.0, 2, "-0"), (1e-9, 2, "0"),
    ])
    func `A number has all requested digits`(value: Double, digits: Int, expected: String) throws {
        let style = NumberStyle(groups: false, maximumFractionDigits: digits)
        #expect(try formats("en").text(of: value, style: style) == expected)
    }

    @Test func `A text of any length is written`() throws {
        let style = NumberStyle(groups: false, minimumFractionDigits: 5000, maximumFractionDigits: 5000)
        #expect(try formats("en").text(of: 0.5, style: style) == "0.5" + String(repeating: "0", count: 998))
        let long = String(repeating: "ab ", count: 1000)
        #expect(try formats("en").list(of: [long, "", long]) == "\(long), , and \(long)")
        #expect(try formats("en").list(of: []) == "")
        #expect(try formats("en").list(of: [""]) == "")
    }
}

/// Tags of locales that the store could have texts for, with Unicode extensions that make sense or none, and others.
struct RandomLocaleTags {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    private static let languages = [
        "en", "ar", "th", "fa", "ja", "zh", "zh-Hant", "sr-Latn", "hi", "de", "he", "pl", "my", "ne", "tlh", "xx",
    ]
    private static let regions = ["", "", "-US", "-EG", "-TH", "-IR", "-TW", "-GB", "-419", "-QQ", "-999"]
    private static let types = [
        "ca": ["buddhist", "dangi", "hebrew", "islamic-umalqura", "iso8601", "japanese", "roc", "gregorian"],
        "hc": ["h11", "h12", "h23", "h24", "c12"], "fw": ["mon", "sun", "sat", "day"],
        "nu": ["latn", "arab", "arabext", "thai", "deva", "hanidec", "hebr", "roman", "native", "traditio", "zzzz"],
        "rg": ["gbzzzz", "uszzzz", "thzzzz", "qqzzzz", "gb"], "sd": ["gbsct", "usca", "zzzz"],
        "va": ["posix", "zzzz"], "co": ["phonebk"], "cu": ["eur"], "tz": ["jptyo"], "zz": ["zzz"],
    ]

    mutating func next() -> String {
        var tag = pick(Self.languages) + pick(Self.regions) + pick(["", "", "", "-1996", "-posix"])
        if roll(4) == 0 { tag += "-t-de-t0-und" }
        if roll(8) > 0 { tag += "-u" + (roll(6) == 0 ? "-attr" : "") }
        for _ in 0...roll(3) where tag.contains("-u") {
            let key = pick(Self.types.keys.sorted())
            tag += roll(8) == 0 ? "-\(key)" : "-\(key)-\(roll(6) == 0 ? noise : pick(Self.types[key] ?? []))"
        }
        if roll(5) == 0 { tag += "-x-\(noise)" }
        return LocaleIdentifier(tag) == nil ? next() : tag
    }

    private var noise: String {
        mutating get { String((0..<(3 + roll(5))).map { _ in pick(Array("abcdefghijklmnopqrstuvwxyz0123456789")) }) }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }

    /// A number below the bound (SplitMix64).
    private mutating func roll(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
