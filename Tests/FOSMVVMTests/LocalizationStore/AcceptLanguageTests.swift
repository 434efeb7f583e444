import Testing

@testable import FOSMVVM

struct AcceptLanguageTests {
    @Test func `Ranges are sorted by quality, then by order`() {
        let language = AcceptLanguage("en;q=0.5, de-AT, fr;q=0.9, de, es;q=0.5, *;q=0")
        #expect(language.ranges.map(\.tag) == ["de-AT", "de", "fr", "en", "es", "*"])
        #expect(language.ranges.map(\.quality) == [1000, 1000, 900, 500, 500, 0])
    }

    @Test(arguments: [
        ("", "", ""), (",,,", "", ""), ("*", "*", ""), ("de;q=0", "", "de"), ("de;q=0.000, *", "*", "de"),
        ("fr;q=0.8, DE_at, de;q=0.9", "de fr", ""), ("de;q=1.5, de;q=-1, de;q=x, de;, pl;q=0.001", "pl", ""),
        ("de;q=0.5;level=1, ja ; q=0.3", "ja", ""), ("\u{0}, ../en, pl", "pl", ""),
    ])
    func `Languages are wanted or refused`(header: String, wanted: String, refused: String) {
        #expect(AcceptLanguage(header).wanted.joined(separator: " ") == wanted)
        #expect(AcceptLanguage(header).refused.joined(separator: " ") == refused)
    }

    @Test func `The number of elements is bounded`() {
        let many = Array(repeating: "tlh", count: AcceptLanguage.limit).joined(separator: ",")
        #expect(AcceptLanguage(many + ",de").ranges.count == AcceptLanguage.limit)
        #expect(AcceptLanguage(String(repeating: ",", count: 10_000) + "de").wanted == ["de"])
        #expect(AcceptLanguage(String(repeating: "a", count: 10_000)).ranges == [])
    }
}

struct LanguageRangeTests {
    @Test(arguments: [
        ("de", "de", 1000), (" de-AT ", "de-AT", 1000), ("*", "*", 1000), ("de;q=0.8", "de", 800),
        ("de ; Q=0.85", "de", 850),
        ("de;q=0", "de", 0), ("de;q=1", "de", 1000), ("de;q=1.000", "de", 1000), ("de;q=0.", "de", 0),
        ("de;q=0.001", "de", 1),
        ("zh-Hant-TW", "zh-Hant-TW", 1000), ("\tde\t", "de", 1000),
    ])
    func `A range is parsed with its quality`(text: String, tag: String, quality: Int) {
        #expect(LanguageRange(parsing: text[...]) == LanguageRange(tag: tag, quality: quality))
    }

    @Test(arguments: [
        "", " ", ";q=1", "d e", "de-", "-de", "de--AT", "überlang", "abcdefghi", "*-de", "de;q=", "de;q=2",
        "de;q=1.001",
        "de;q=0.1234", "de;q=.5", "de;q=-1", "de;q=0.5e", "de;x=1", "de;q=0.5;x", "de_DE", "de;q=٠",
        "a-b-c-d-e-f-g-h-i",
    ])
    func `A malformed one is not`(text: String) {
        #expect(LanguageRange(parsing: text[...]) == nil)
    }
}
