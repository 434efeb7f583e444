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
        #expect(package.lines(MissingTranslation()).count == 4)
        #expect(package.lines(UnusedText()).count == 4)
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
