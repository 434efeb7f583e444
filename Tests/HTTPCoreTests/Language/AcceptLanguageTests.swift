import HTTPCore
import Testing

struct AcceptLanguageTests {
    private let supported = ["en", "de", "fr", "es", "pl", "ar", "ja"]

    @Test func `Ranges come best first and otherwise in their order`() {
        let language = AcceptLanguage("en;q=0.5, de-AT, fr;q=0.9, de, es;q=0.5, *;q=0")
        #expect(language.ranges.map(\.tag) == ["de-AT", "de", "fr", "en", "es", "*"])
        #expect(language.ranges.map(\.quality) == [1000, 1000, 900, 500, 500, 0])
    }

    @Test(arguments: [
        ("", nil), ("*", "en"), ("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de-AT-1996, fr", "de"),
        ("fr;q=0.8, de;q=0.9", "de"),
        ("tlh", nil), ("tlh, ja;q=0.1", "ja"), ("de;q=0", nil), ("de;q=0, *", "en"), ("en;q=0, *", "de"),
        ("en;q=0.1, *;q=0.9", "de"),
        ("de-AT, de;q=0", nil), ("zh-x-en", nil), ("??, pl", "pl"), ("denmark", nil),
    ])
    func `The best supported language is found`(header: String, best: String?) {
        #expect(AcceptLanguage(header).best(among: supported) == best)
    }

    @Test func `A longer tag finds the longest that fits`() {
        #expect(AcceptLanguage("pt-BR-x-a").best(among: ["pt", "pt-br"]) == "pt-br")
        #expect(AcceptLanguage("zh-Hant-TW").best(among: ["zh", "zh-Hant"]) == "zh-Hant")
        #expect(AcceptLanguage("pt").best(among: ["pt-BR"]) == nil)
        #expect(AcceptLanguage("*").best(among: []) == nil)
    }

    @Test func `The number of elements is bounded`() {
        let many = Array(repeating: "tlh", count: AcceptLanguage.limit).joined(separator: ",")
        #expect(AcceptLanguage(many + ",de").ranges.count == AcceptLanguage.limit)
        #expect(AcceptLanguage(many + ",de").best(among: supported) == nil)
    }
}
