import Testing

@testable import PreviewChecks

@Suite struct MisspellingTests {
    @Test(arguments: ["RepairViewModell", "repairViewModel", "ReapirViewModel", "RepairsViewModel"])
    func aTypeIsToldOnceWithWhatIsMeant(type: String) {
        let package = SamplePackage.repairs(germanType: type)
        #expect(
            package.lines(MissingTranslation()) == [
                "A.yml:8: No preview uses '\(type)', and 'RepairViewModel' has no texts for 'de'. "
                    + "Did you mean 'RepairViewModel'?"
            ])
        #expect(package.lines(UnusedText()) == [])
    }

    @Test func aTypeThatIsAnotherOneIsNoMisspelling() {
        let package = SamplePackage.repairs(germanType: "ChairViewModel")
        #expect(
            package.lines(MissingTranslation()) == [
                "A.yml:2: 'RepairViewModel' has no texts for 'de': 'title', 'count' and 2 more. "
                    + "Add it below 'de:' in this file."
            ])
        #expect(
            package.lines(UnusedText()) == [
                "A.yml:9: No preview uses any of the 4 texts of 'ChairViewModel' (de). "
                    + "Remove it from each locale, or add a preview that shows it."
            ])
    }

    @Test func `A property that is misspelled in some locales is one finding`() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  LampViewModel:\n    title: Lamp\nde:\n  LampViewModel:\n    titel: Lampe\n"
                + "pl:\n  LampViewModel:\n    titel: Lampa\n"
        ])
        #expect(
            package.lines(MissingTranslation()) == [
                "A.yml:6: No preview uses 'LampViewModel.titel', and 'LampViewModel.title' has no text for 'de', 'pl'. "
                    + "Did you mean 'title'?"
            ])
        #expect(package.lines(UnusedText()) == [])
    }

    @Test func `A type that is misspelled in all locales is one finding`() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  LmapViewModel:\n    title: Lamp\nde:\n  LmapViewModel:\n    title: Lampe\n"
        ])
        #expect(package.lines(MissingTranslation()).count == 1)
        #expect(package.lines(MissingTranslation()).first?.contains("has no texts for 'de', 'en'.") == true)
    }

    @Test func aTypeWithOtherPropertiesIsNoMisspelling() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  LampViewModel:\n    title: Lamp\nde:\n  LumpViewModel:\n    weight: Schwer\n"
        ])
        #expect(package.lines(UnusedText()).count == 1)
        #expect(package.lines(MissingTranslation()).count == 1)
    }

    @Test(arguments: [
        ("{ one: a, Other: b }", ["'Other'"], "Did you mean 'other'?"),
        ("{ one: a, othr: b, other: c }", ["'othr'"], "Did you mean 'other'?"),
        ("{ Other: b }", ["'Other'"], "Did you mean 'other'?"),
        ("{ singular: a, other: b }", ["'singular'"], "Use one of zero, one, two, few, many, other."),
        ("{ ordinal: { one: a, Other: b } }", ["'Other'"], "Did you mean 'other'?"),
    ])
    func aFormIsToldOnceWithWhatIsMeant(forms: String, names: [String], advice: String) {
        let package = SamplePackage.repairs(english: ["count": forms], german: ["count": "{ one: a, other: b }"])
        #expect(
            package.lines(MissingPlural())
                == names.map { name in
                    "A.yml:4: \(name) of 'RepairViewModel.count' of 'en' is not a plural category. \(advice)"
                })
        #expect(package.lines(MissingTranslation()) == [])
        #expect(package.lines(UnusedText()) == [])
    }

    @Test func keysOfAnEnumAreNoForms() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  Level:\n    fill: { few: a, many: b }\nde:\n  Level:\n    fill: { few: a, lots: b }\n"
        ])
        #expect(package.lines(MissingPlural()) == [])
    }
}
