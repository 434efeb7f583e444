import Foundation
import Testing

@testable import FOSMVVM

@Suite struct LocaleIdentifierTests {
    @Test(arguments: [
        ("en", "en"), ("EN_us", "en-US"), ("en-us", "en-US"), ("zh_hant_hk", "zh-Hant-HK"), ("es-419", "es-419"),
        ("DE-1996", "de-1996"), ("EN-x-US", "en-x-us"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"),
    ])
    func caseAndSeparatorsAreOne(text: String, tag: String) {
        #expect(LocaleIdentifier(text)?.tag == tag)
        #expect(LocaleIdentifier(text)?.description == tag)
    }

    @Test(arguments: [
        "", "e", "123", "en--US", "-en", "en-", "en us", "en-toolongsubtag", "de;q=1", "../en", "日本", "en\u{0}",
        "abcdefghi", "en-a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r",
    ])
    func whatIsNoLocaleIsRefused(text: String) {
        #expect(LocaleIdentifier(text) == nil)
    }

    /// The parents of `es-MX`, `en-GB`, `pt-AO` and `zh-TW` are CLDR's parentLocales and likely subtags.
    @Test(arguments: [
        ("en", ["en"]), ("de-AT", ["de-AT", "de"]), ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant", "zh"]),
        ("zh-TW", ["zh-TW", "zh-Hant", "zh"]), ("zh-CN", ["zh-CN", "zh"]), ("es-MX", ["es-MX", "es-419", "es"]),
        ("en-GB", ["en-GB", "en-001", "en"]), ("nb-NO", ["nb-NO", "nb", "no"]), ("pt-AO", ["pt-AO", "pt-PT", "pt"]),
        ("sr-Latn", ["sr-Latn", "sr"]),
        ("de-u-co-phonebk", ["de-u-co-phonebk", "de-u-co", "de"]),
    ])
    func aLocaleFallsBackToItsParents(tag: String, chain: [String]) throws {
        let locale = try #require(LocaleIdentifier(tag))
        #expect(locale.chain.map(\.tag) == chain)
    }

    @Test(arguments: [
        ("en", "English", false), ("de", "Deutsch", false), ("fr", "français", false), ("es", "español", false),
        ("pl", "polski", false), ("ar", "العربية", true), ("ja", "日本語", false), ("he", "עברית", true),
    ])
    func aLocaleKnowsItsNameAndDirection(tag: String, autonym: String, isRightToLeft: Bool) throws {
        let locale = try #require(LocaleIdentifier(tag))
        #expect(locale.autonym == autonym)
        #expect(locale.isRightToLeft == isRightToLeft)
    }

    @Test func aLocaleOfFoundationHasItsTag() {
        #expect(LocaleIdentifier(Locale(identifier: "pt_BR")).tag == "pt-BR")
    }
}
