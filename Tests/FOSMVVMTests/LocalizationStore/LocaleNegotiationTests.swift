import Testing

@testable import FOSMVVM

@Suite struct LocaleNegotiationTests {
    private let store = TextStore(yaml: [
        "t.yml": """
        en: { T: { a: a } }
        de: { T: { a: a } }
        zh-Hant: { T: { a: a } }
        pt-PT: { T: { a: a } }
        sr: { T: { a: a } }
        "no": { T: { a: a } }
        es-419: { T: { a: a } }
        en-x-pirate: { T: { a: a } }
        """
    ])

    @Test(arguments: [
        ("", nil), ("de", "de"), ("DE", "de"), ("tlh de", "de"), ("zh-CN", nil), ("zh", nil), ("pt-BR", nil),
        ("sr-Latn", nil), ("es", nil), ("*", "en"), ("en *", "en"), ("tlh *", "en"), ("?? x-y i-klingon de", "de"),
        ("denmark", nil), ("en-XA", "en"), ("keys", nil), ("en-x-pirate", "en-x-pirate"), ("en-x-sailor", "en"),
    ])
    func theBestLocaleIsFound(ranges: String, best: String?) {
        #expect(store.bestLocale(for: ranges.split(separator: " ").map(String.init))?.tag == best)
    }

    @Test(arguments: [
        ("en-GB", "en-GB"), ("de-AT-1996", "de-AT"), ("zh-TW", "zh-TW"), ("zh-Hant-HK en", "zh-Hant-HK"),
        ("zh-HK", "zh-HK"), ("pt-AO", "pt-AO"), ("sr-RS", "sr-RS"), ("nb-NO", "nb-NO"), ("no-NO", "no-NO"),
        ("es-MX", "es-MX"), ("en-GB-u-nu-arab-x-a", "en-GB-u-nu-arab"), ("de-QQ", "de"), ("DE_ch", "de-CH"),
    ])
    func theReadersRegionStays(ranges: String, best: String) {
        #expect(store.bestLocale(for: ranges.split(separator: " ").map(String.init))?.tag == best)
    }

    @Test func whatMakesNoDifferenceIsNotServed() throws {
        let served = ["en-x-aaaa1", "en-QQ-u-nu-zzzz", "ar-XB", "de-AT", "fr"].map { tag in
            LocaleIdentifier(tag).flatMap(store.servedLocale)?.tag
        }
        #expect(served == ["en", "en", "ar-XB", "de-AT", nil])
    }

    @Test(arguments: [
        ("de", "de", nil), ("de-AT", "de", nil), ("*", "en", "de"), ("* de", "en", "en-x-pirate"),
        ("de *", "de en", "en-x-pirate"),
        ("de en", "de", "en"),
    ])
    func whatIsRefusedIsNotFound(ranges: String, refused: String, best: String?) {
        let list = { (text: String) in text.split(separator: " ").map(String.init) }
        #expect(store.bestLocale(for: list(ranges), refusing: list(refused))?.tag == best)
    }

    @Test func aStoreWithoutTextsHasNone() {
        #expect(TextStore(yaml: [:]).bestLocale(for: ["*", "en"]) == nil)
    }
}
