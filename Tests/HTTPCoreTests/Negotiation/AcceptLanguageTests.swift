import HTTPCore
import Testing

struct AcceptLanguageTests {
    @Test func `Ranges come best first and otherwise in their order`() {
        let language = AcceptLanguage("en;q=0.5, de-AT, fr;q=0.9, de, es;q=0.5, *;q=0")
        #expect(language.ranges.map(\.tag) == ["de-AT", "de", "fr", "en", "es", "*"])
        #expect(language.ranges.map(\.quality) == [1000, 1000, 900, 500, 500, 0])
    }

    @Test(arguments: [
        ("", "", ""), (",,,", "", ""), ("*", "*", ""), ("de;q=0", "", "de"), ("de;q=0.000, *", "*", "de"),
        ("fr;q=0.8, DE_at, de;q=0.9", "de fr", ""), ("de;q=1.5, de;q=-1, de;q=x, de;, pl;q=0.001", "pl", ""),
        ("de;q=0.5;level=1, ja ; q=0.3", "ja", ""), ("\u{0}, ../en, pl", "pl", ""),
    ])
    func `What is wanted and what is refused`(header: String, wanted: String, refused: String) {
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
