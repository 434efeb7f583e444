import Testing

@testable import FOSMVVM

@Suite struct LocaleNegotiationTests {
    private let store = LocalizationStore(yaml: [
        "t.yml": """
        en: { T: { a: a } }
        de: { T: { a: a } }
        zh-Hant: { T: { a: a } }
        pt-PT: { T: { a: a } }
        sr: { T: { a: a } }
        "no": { T: { a: a } }
        es-419: { T: { a: a } }
        """
    ])

    @Test(arguments: [
        ("", nil), ("de", "de"), ("DE", "de"), ("de-AT-1996", "de"), ("tlh de", "de"), ("zh-TW", "zh-Hant"),
        ("zh-Hant-HK en", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-CN", nil), ("zh", nil), ("pt-AO", "pt-PT"),
        ("pt-BR", nil), ("sr-Latn", nil), ("sr-RS", "sr"), ("nb-NO", "no"), ("no-NO", "no"), ("es-MX", "es-419"),
        ("es", nil), ("*", "en"), ("en *", "en"), ("tlh *", "en"), ("?? x-y i-klingon de", "de"), ("denmark", nil),
    ])
    func theBestLocaleIsFound(ranges: String, best: String?) {
        #expect(store.bestLocale(for: ranges.split(separator: " ").map(String.init))?.tag == best)
    }

    @Test(arguments: [
        ("de", "de", nil), ("de-AT", "de", nil), ("*", "en", "de"), ("* de", "en", "es-419"),
        ("de *", "de en", "es-419"),
        ("de en", "de", "en"),
    ])
    func whatIsRefusedIsNotFound(ranges: String, refused: String, best: String?) {
        let list = { (text: String) in text.split(separator: " ").map(String.init) }
        #expect(store.bestLocale(for: list(ranges), refusing: list(refused))?.tag == best)
    }

    @Test func aStoreWithoutTextsHasNone() {
        #expect(LocalizationStore(yaml: [:]).bestLocale(for: ["*", "en"]) == nil)
    }
}
