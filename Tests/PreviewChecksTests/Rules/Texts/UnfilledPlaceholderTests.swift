import Testing

@testable import PreviewChecks

@Suite struct UnfilledPlaceholderTests {
    @Test func findsThoseWithoutValueInEveryLocale() {
        let package = SamplePackage.repairs(english: ["count": "\"%{m}\""], german: ["count": "\"%{m}\""])
        #expect(
            package.lines(UnfilledPlaceholder()) == [
                "A.yml:4: '%{m}' in 'RepairViewModel.count' of 'en' has no value. Write %{n}, or add the value.",
                "A.yml:10: '%{m}' in 'RepairViewModel.count' of 'de' has no value. Write %{n}, or add the value.",
            ])
    }

    @Test func findsThoseOfTextsThatHaveNoValues() {
        let package = SamplePackage.repairs(english: ["title": "\"%{n}\""])
        #expect(
            package.lines(UnfilledPlaceholder()) == [
                "A.yml:3: '%{n}' in 'RepairViewModel.title' of 'en' has no value. "
                    + "The property has no values. Declare it with @LocalizedSubs."
            ])
    }

    @Test func looksAtTheElementThatIsUsed() {
        #expect(SamplePackage.repairs(english: ["parts": "[\"%{n}\", y]"]).lines(UnfilledPlaceholder()) == [])
        #expect(SamplePackage.repairs(english: ["parts": "[x, \"%{n}\"]"]).lines(UnfilledPlaceholder()).count == 1)
    }

    @Test(arguments: [
        ("title", "\"%{n\"", "%{n"), ("count", "\"%{n} %{m of\"", "%{m"), ("steps", "[a, b, \"%{\"]", "%{"),
    ])
    func findsThoseThatAreNeverClosedWhereTheyStand(key: String, text: String, placeholder: String) {
        let line = ["title": 9, "count": 10, "steps": 11][key] ?? 0
        let package = SamplePackage.repairs(german: [key: text])
        #expect(
            package.lines(UnfilledPlaceholder()) == [
                "A.yml:\(line): '\(placeholder)' in 'RepairViewModel.\(key)' of 'de' is not closed. Write '}' after the name."
            ])
        #expect(package.lines(DifferentPlaceholders()) == [])
    }

    @Test func anUnclosedOneOfTheDefaultLocaleIsNoDiagnosticOfOthers() {
        let package = SamplePackage.repairs(english: ["count": "\"%{n\""])
        #expect(package.lines(UnfilledPlaceholder()).count == 1)
        #expect(package.lines(DifferentPlaceholders()) == [])
    }

    @Test func theFormOfAPluralIsTold() {
        let package = SamplePackage.repairs(
            english: ["title": "\n      one: a\n      other: \"%{n}\""],
            german: ["count": "\n      one: \"%{n\"\n      other: \"%{n}\""])
        #expect(
            package.lines(UnfilledPlaceholder()) == [
                "A.yml:5: '%{n}' in 'RepairViewModel.title.other' of 'en' has no value. "
                    + "The property has no values. Declare it with @LocalizedSubs.",
                "A.yml:13: '%{n' in 'RepairViewModel.count.one' of 'de' is not closed. Write '}' after the name.",
            ])
    }

    @Test func leavesThoseWithValuesAndThoseThatATranslationAdds() {
        #expect(SamplePackage.repairs(german: ["count": "\"%{m}\""]).lines(UnfilledPlaceholder()) == [])
        #expect(SamplePackage.repairs().lines(UnfilledPlaceholder()) == [])
    }
}
