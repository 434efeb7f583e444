import Testing

@testable import PreviewChecks

/// The rules that look at plurals.
@Suite struct PluralRuleTests {
    private func package(_ locale: String, _ forms: String) -> SamplePackage {
        SamplePackage(texts: ["A.yml": "\(locale):\n  Lamp:\n    count:\n\(forms)"])
    }

    @Test func formsThatTheLocaleNeedsAreFound() {
        let package = package("pl", "      one: \"%{n} lampa\"\n      other: \"%{n} lampy\"\n")
        #expect(
            package.lines(MissingPlural()) == [
                "A.yml:3: The plural 'Lamp.count' of 'pl' lacks 'few', 'many'. Add the forms that numbers of the locale need."
            ])
        #expect(package.lines(NeedlessPlural()) == [])
    }

    @Test func formsThatNoNumberTakesAreFoundInTheirLine() {
        let package = package("ja", "      one: \"%{n}\"\n      other: \"%{n}\"\n")
        #expect(
            package.lines(NeedlessPlural()) == [
                "A.yml:4: The plural 'Lamp.count' of 'ja' has 'one', which no number of this locale uses. Its forms are 'other'. Remove it."
            ])
        #expect(package.lines(MissingPlural()) == [])
    }

    @Test(arguments: ["es", "fr", "it", "pt", "pt-PT"])
    func formsForMillionsAreOneWarningInEachFile(locale: String) {
        let package = package(
            locale, "      one: a\n      other: b\n    size:\n      one: a\n      other: b\n")
        #expect(package.lines(MissingPlural()) == [])
        #expect(
            package.lines(MissingLargePlural()) == [
                "A.yml:3: The plural 'Lamp.count' of '\(locale)' and 1 more lack 'many', which only whole millions need, "
                    + "from 1,000,000 on. Add it if the number can be so large."
            ])
        #expect(MissingLargePlural().severity == .warning)
        let complete = self.package(locale, "      one: a\n      many: b\n      other: c\n")
        #expect(complete.lines(MissingLargePlural()) == [])
        #expect(self.package("pl", "      one: a\n      other: b\n").lines(MissingLargePlural()) == [])
    }

    @Test(arguments: [("en", "other"), ("fr", "one")])
    func theFormForZeroOfRailsHasAdvice(locale: String, category: String) {
        let package = package(locale, "      zero: none\n      one: a\n      other: b\n")
        #expect(package.lines(NeedlessPlural()).count == 1)
        #expect(
            package.lines(NeedlessPlural()).first?.hasSuffix(
                "0 has the form '\(category)'. Make a text for 0 a property of its own, and remove 'zero'.") == true)
    }

    @Test func ordinalsHaveFormsOfTheirOwn() {
        let package = package(
            "en", "      one: a\n      other: b\n      ordinal:\n        one: st\n        many: x\n        other: th\n")
        #expect(package.lines(MissingPlural()).count == 1)
        #expect(
            package.lines(MissingPlural()).first?.contains("'Lamp.count' of 'en' lacks 'ordinal.two', 'ordinal.few'.")
                == true)
        #expect(package.lines(NeedlessPlural()) == [], "A form that is needless may be the one that is missing.")
        let complete = self.package(
            "en",
            "      ordinal:\n        one: st\n        two: nd\n        few: rd\n        many: x\n        other: th\n")
        #expect(complete.lines(MissingPlural()) == [])
        #expect(complete.lines(NeedlessPlural()).count == 1)
        #expect(complete.lines(NeedlessPlural()).first?.hasPrefix("A.yml:8: The ordinal") == true)
    }

    @Test func keysThatAreCalledAsFormsAreAreNoPlural() {
        let package = package("en", "      many: \"Too many.\"\n      few: \"Too few.\"\n")
        #expect(package.lines(MissingPlural()) == [])
        #expect(package.lines(NeedlessPlural()) == [])
    }

    @Test func placeholdersOfFormsCountTogether() {
        let texts = "en:\n  L:\n    c:\n      one: One\n      other: \"%{n} lamps\"\nja:\n  L:\n    c:\n      other: "
        #expect(SamplePackage(texts: ["A.yml": texts + "\"%{n}\"\n"]).lines(DifferentPlaceholders()) == [])
        #expect(SamplePackage(texts: ["A.yml": texts + "\"%{m}\"\n"]).lines(DifferentPlaceholders()).count == 1)
    }
}
