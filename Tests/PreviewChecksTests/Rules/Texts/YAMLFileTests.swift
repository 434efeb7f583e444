import HTMLRendering
import Testing

@testable import PreviewChecks

/// The rules that sort what the store says of its files.
@Suite struct YAMLFileTests {
    @Test func duplicateKeysAreFoundWithBothPlaces() {
        let package = SamplePackage(texts: [
            "/package/A.yml": "en:\n  Lamp:\n    text: One\n", "/package/B.yml": "en:\n  Lamp:\n    text: Two\n",
        ])
        #expect(
            package.lines(DuplicateKey()) == [
                "B.yml:3:5: 'Lamp.text' is already defined in A.yml:3, whose text is used. Remove one."
            ])
        #expect(package.lines(UnreadableTexts()) == [])
    }

    @Test func aKeyThatStandsTwiceInOneMapIsADuplicate() {
        let package = SamplePackage(texts: ["A.yml": "en:\n  Lamp:\n    text: One\n    text: Two\n"])
        #expect(
            package.lines(DuplicateKey()) == [
                "A.yml:4:5: 'Lamp.text' is already defined in A.yml:3, whose text is used. Remove one."
            ])
        #expect(package.lines(UnreadableTexts()) == [])
    }

    @Test func yamlThatDoesNotParseIsFound() {
        let package = SamplePackage(texts: ["A.yml": "en:\n  Lamp: [one\n"])
        #expect(package.lines(UnreadableTexts()).count == 1)
        #expect(package.lines(UnreadableTexts()).first?.hasPrefix("A.yml:2:9: The YAML does not parse") == true)
        #expect(package.lines(DuplicateKey()) == [])
    }

    @Test(arguments: [
        ("xx", "language 'xx'"), ("en-UK", "region 'UK'"), ("de-Abcd", "script 'Abcd'"), ("en-QQ", "region 'QQ'"),
        ("de-ZZZ", "script or region 'zzz'"), ("de-999", "region '999'"), ("de-950", "region '950'"),
    ])
    func localesThatCLDRDoesNotKnowAreFound(locale: String, part: String) {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  Lamp:\n    text: One\n\(locale):\n  Lamp:\n    text: Two\n"
        ])
        #expect(
            package.lines(UnknownLocale()) == [
                "A.yml:4: '\(locale)' is not a locale that CLDR knows: there is no \(part). "
                    + "Write a tag such as 'en' or 'pt-BR'."
            ])
        #expect(package.lines(LocaleSpelling()) == [])
    }

    @Test func theLocaleThatIsMeantLacksNothing() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  LampViewModel:\n    title: Lamp\nde_DEE:\n  LampViewModel:\n    title: Lampe\n",
            "B.yml": "de:\n  LampViewModel:\n    hint: Dimmen\nfr:\n  LampViewModel:\n    hint: Varier\n",
        ])
        #expect(
            package.lines(UnknownLocale()) == [
                "A.yml:4: 'de_DEE' is not a locale that CLDR knows: there is no script or region 'dee'. "
                    + "Did you mean de?"
            ])
        let missing = package.lines(MissingTranslation())
        #expect(missing.filter { $0.contains("'LampViewModel.title'") }.map { $0.contains("for 'fr'") } == [true])
    }

    @Test(arguments: [
        ("arabic", "ar"), ("العربية", nil), ("polski", "pl"), ("german", "de"), ("japanese", "ja"), ("en_US", "en"),
    ])
    func `A locale that is named in words, or by a child, is one finding`(spelling: String, meant: String?) {
        let types = "  LampViewModel:\n    title: { zero: a, one: b, two: c, few: d, many: e, other: f }\n    hint: x\n"
        let tags = ["ar", "de", "en", "ja", "pl"]
        let others = tags.filter { tag in tag != meant }.map { tag in "\(tag):\n\(types)" }.joined()
        let package = SamplePackage(texts: [
            "A.yml": "\(spelling):\n\(types)\(others)",
            "B.yml": "ar: &a\n  Other:\n    a: x\nde: *a\nen: *a\nja: *a\npl: *a\n",
        ])
        let rules: [any CheckRule] = [UnknownLocale(), LocaleSpelling(), MissingTranslation()]
        let lines = rules.flatMap { package.lines($0) }
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.first?.hasPrefix("A.yml:1") == true)
        if let meant { #expect(lines.first?.hasSuffix("Did you mean \(meant)?") == true, "\(lines)") }
        #expect(!package.lines(NeedlessPlural()).contains { $0.contains("'\(spelling)'") })
    }

    @Test func `A name of a language is translated into its code although no locale lacks its texts`() {
        let package = SamplePackage(texts: ["A.yml": "deutsch:\n  LampViewModel:\n    title: Lampe\n"])
        #expect(
            package.lines(UnknownLocale()).first?.hasSuffix("there is no language 'deutsch'. Did you mean de?") == true)
    }

    @Test func aDefaultLocaleWithoutTextsIsFoundInTheSettings() throws {
        let entry = PackageSettings(text: "\ndefault-locale: it").defaultLocaleEntry
        var package = SamplePackage(texts: ["A.yml": "de:\n  L:\n    a: \" \"\nfr: {}\n"], defaultLocaleEntry: entry)
        #expect(
            package.lines(UnknownLocale()) == [
                ".preview-host:2: There are no texts in 'it', which other locales fall back to. "
                    + "Write some, or 'default-locale: de'."
            ])
        #expect(package.lines(EmptyText()) == [])
        package.texts = ["A.yml": "ar: {}\nen: {}\n"]
        #expect(package.lines(UnknownLocale()).first?.hasSuffix("or 'default-locale: en'.") == true)
        package.texts = ["A.yml": "it:\n  L:\n    a: x\n"]
        #expect(package.lines(UnknownLocale()) == [])
        package.texts = ["A.yml": "it: [\n"]
        #expect(package.lines(UnknownLocale()) == [])
    }

    @Test(arguments: ["en-XA", "ar-XB", "keys", "EN_xa"])
    func aPseudoLocaleIsFoundOnce(locale: String) {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  LampViewModel:\n    title: One\n    hint: Two\n\(locale):\n  LampViewModel:\n    hint: x\n"
        ])
        #expect(
            package.lines(UnknownLocale()) == [
                "A.yml:5:1: A pseudo-locale is generated from 'en'. Remove '\(locale)' and its content."
            ])
        #expect(package.lines(MissingTranslation()) == [])
        #expect(package.lines(LocaleSpelling()) == [])
    }

    @Test func aTopKeyThatIsNoLocaleIsFound() {
        let package = SamplePackage(texts: ["A.yml": "\"not a locale\":\n  Lamp:\n    text: One\n"])
        #expect(package.lines(UnknownLocale()).count == 1)
        #expect(package.lines(UnreadableTexts()) == [])
    }

    @Test(arguments: ["en-GB", "zh-Hant-HK", "es-419", "en-001", "fil", "de-1996", "cy", "cnr", "cnr-ME", "yue"])
    func localesOfCLDRAreLeft(locale: String) {
        let package = SamplePackage(texts: ["A.yml": "\(locale):\n  Lamp:\n    text: One\n"])
        #expect(package.lines(UnknownLocale()) == [])
        #expect(package.lines(LocaleSpelling()) == [])
    }

    @Test(arguments: [
        ("EN_us", "en-US"), ("eng", "en"), ("deu-AT", "de-AT"), ("iw", "he"), ("tl", "fil"), ("sh", "sr-Latn"),
        ("zh-YUE", "yue"),
    ])
    func otherSpellingsAreFound(written: String, right: String) {
        let package = SamplePackage(texts: ["A.yml": "\(written):\n  Lamp:\n    text: One\n"])
        #expect(
            package.lines(LocaleSpelling()) == [
                "A.yml:1: The recommended spelling of '\(written)' is '\(right)'. Use it."
            ])
        #expect(package.lines(UnknownLocale()) == [])
    }
}
