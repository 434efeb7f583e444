import Foundation
import Testing

@testable import FOSMVVM

@Suite struct LocaleIdentifierTests {
    @Test(arguments: [
        ("en", "en"), ("EN_us", "en-US"), ("en-us", "en-US"), ("zh_hant_hk", "zh-Hant-HK"), ("es-419", "es-419"),
        ("DE-1996", "de-1996"), ("EN-x-US", "en-x-us"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"),
        ("cmn-TW", "zh-TW"), ("tl", "fil"), ("sh-rs", "sr-Latn-RS"), ("sh-Cyrl", "sr-Cyrl"),
        ("zh-YUE", "yue"), ("zh-yue-HK", "yue-HK"), ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("sgn-ase", "ase"),
        ("ar_arz", "arz"), ("zh-zzz", "zh-zzz"), ("en-yue", "en-yue"), ("cnr-ME", "cnr-ME"),
    ])
    func caseAndSeparatorsAreOne(text: String, tag: String) {
        #expect(LocaleIdentifier(text)?.tag == tag)
        #expect(LocaleIdentifier(text)?.description == tag)
    }

    @Test(arguments: [
        "", "e", "123", "en--US", "-en", "en-", "en us", "en-toolongsubtag", "de;q=1", "../en", "日本", "en\u{0}",
        "abcdefghi", "x-private", "i-klingon", "root", "und", "UND_us", "root-x-a", "../../etc/passwd", "en/../de",
        String(repeating: "a", count: 10_000), "en" + String(repeating: "-aa", count: 5_000),
        "en-a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r",
    ])
    func whatIsNoLocaleIsRefused(text: String) {
        #expect(LocaleIdentifier(text) == nil)
    }

    /// The parents of `es-MX`, `en-AU`, `pt-AO` and `zh-Hant-MO` are CLDR's parentLocales, the scripts its likely subtags.
    @Test(arguments: [
        ("en", "en"), ("de-AT", "de-AT de"), ("DE_at", "de-AT de"), ("en-AU", "en-AU en-001 en"),
        ("EN_au", "en-AU en-001 en"), ("en-GB", "en-GB en-001 en"), ("en-150", "en-150 en-001 en"),
        ("en-DE", "en-DE en-150 en-001 en"), ("en-US", "en-US en"), ("en-Latn-AU", "en-Latn-AU en-AU en-Latn en"),
        ("es-MX", "es-MX es-419 es"), ("es-ES", "es-ES es"), ("pt-AO", "pt-AO pt-PT pt"), ("pt-BR", "pt-BR pt"),
        ("nb-NO", "nb-NO nb no"), ("nn", "nn no nb"), ("no", "no nb"), ("no-NO", "no-NO nb-NO no nb"),
        ("iw-IL", "he-IL he"), ("eng", "en"), ("DEU_at", "de-AT de"), ("fil", "fil"), ("fr-CA", "fr-CA fr"),
        ("zh-Hant-HK", "zh-Hant-HK zh-HK zh-Hant"), ("zh-HK", "zh-HK zh-Hant-HK zh-Hant"),
        ("zh_tw", "zh-TW zh-Hant-TW zh-Hant"), ("zh-MO", "zh-MO zh-Hant-MO zh-Hant-HK zh-HK zh-Hant"),
        ("zh-CN", "zh-CN zh-Hans-CN zh-Hans zh"), ("zh-Hans-CN", "zh-Hans-CN zh-CN zh-Hans zh"),
        ("zh", "zh zh-Hans"), ("zh-Hant", "zh-Hant"), ("sr-Latn", "sr-Latn"), ("sr-Latn-RS", "sr-Latn-RS sr-Latn"),
        ("sr-RS", "sr-RS sr-Cyrl-RS sr-Cyrl sr"), ("sr-ME", "sr-ME sr-Latn-ME sr-Latn"), ("uz-Cyrl", "uz-Cyrl"),
        ("uz-Latn", "uz-Latn uz"), ("az-Arab", "az-Arab"), ("az-IR", "az-IR az-Arab-IR az-Arab"),
        ("hi-Latn", "hi-Latn en-IN en-001 en"), ("pa-PK", "pa-PK pa-Arab-PK pa-Arab"),
        ("de-1996", "de-1996 de"), ("de-u-co-phonebk", "de-u-co-phonebk de-u-co de"), ("en-XA", "en-XA en"),
    ])
    func aLocaleFallsBackToItsParents(tag: String, chain: String) throws {
        let locale = try #require(LocaleIdentifier(tag))
        #expect(locale.chain.map(\.tag).joined(separator: " ") == chain)
    }

    /// Babel 2.18 has CLDR 47, and Swift 6.3 has CLDR 46, which does not know `en-GS` yet.
    @Test func theParentsOf144LocalesAreCLDRs() throws {
        let parents = try CLDRData.parents().parents
        #expect(parents.count == 145)
        for (child, parent) in parents where child != "en-GS" {
            let chain = try #require(LocaleIdentifier(child)).chain.map(\.tag)
            #expect(chain.dropFirst().contains(parent), "\(child): \(chain)")
        }
    }

    @Test func noLocaleOfFoundationFallsBackWithoutEnd() throws {
        for identifier in Locale.availableIdentifiers {
            let chain = LocaleIdentifier(Locale(identifier: identifier)).chain
            #expect((1...8).contains(chain.count), "\(identifier)")
            #expect(Set(chain).count == chain.count, "\(identifier)")
        }
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

    @Test(arguments: [("en", true), ("cnr", true), ("aaa", true), ("prs", true), ("dr", false), ("arabic", false)])
    func `A language is known if CLDR knows it in any way`(tag: String, isKnown: Bool) {
        #expect(LocaleIdentifier(tag)?.isKnownLanguage == isKnown)
    }

    @Test func aLocaleOfFoundationHasItsTag() {
        #expect(LocaleIdentifier(Locale(identifier: "pt_BR")).tag == "pt-BR")
    }
}
