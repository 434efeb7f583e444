import Testing

@testable import PreviewChecks

@Suite struct DifferentKindTests {
    @Test(arguments: [
        ("title", "[a, b]", "A.yml:9", "a list, but previews show one text. Write one text."),
        ("count", "[a, b]", "A.yml:10", "a list, but previews show one text. Write one text."),
        (
            "title", "{ one: a, other: b }", "A.yml:9",
            "a plural, but no number selects a form. Write one text, or declare it with @LocalizedSubs and a number."
        ),
        ("steps", "a", "A.yml:11", "one text, but previews show a list. Write a list."),
        ("steps", "{ other: a }", "A.yml:11", "a plural, but previews show a list. Write a list."),
        ("steps", "[a, b]", "A.yml:11", "a list of 2, but of 3 in 'en'. Write the same number of texts."),
        ("parts", "a", "A.yml:12", "one text, but previews show a list. Write a list."),
    ])
    func findsThem(key: String, text: String, place: String, diagnostic: String) {
        let package = SamplePackage.repairs(german: [key: text])
        #expect(package.lines(DifferentKind()) == ["\(place): 'RepairViewModel.\(key)' of 'de' is \(diagnostic)"])
        #expect(package.lines(MissingTranslation()) == [])
    }

    @Test func findsThemInTheDefaultLocale() {
        let package = SamplePackage.repairs(english: ["title": "[a, b]"])
        #expect(
            package.lines(DifferentKind()) == [
                "A.yml:3: 'RepairViewModel.title' of 'en' is a list, but previews show one text. Write one text."
            ])
    }

    @Test func comparesWhatNoPreviewUses() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  L:\n    a: x\n    b: x\nde:\n  L:\n    a: [x]\n    b: { other: x }\n"
        ])
        #expect(
            package.lines(DifferentKind()) == [
                "A.yml:7: 'L.a' of 'de' is a list, but one text in 'en'. Write one text."
            ])
    }

    @Test func comparesWhichNumbersAPluralIsFor() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  L:\n    a: { one: x, other: y }\nde:\n  L:\n    a: { ordinal: { other: x } }\n"
        ])
        #expect(
            package.lines(DifferentKind()) == [
                "A.yml:6: 'L.a' of 'de' is a plural with ordinal forms, but with cardinal forms in 'en'. Write cardinal forms."
            ])
    }

    @Test(arguments: [("count", "{ one: a, other: b }"), ("parts", "[x]"), ("parts", "[x, y, z]")])
    func leavesWhatFits(key: String, text: String) {
        #expect(SamplePackage.repairs(german: [key: text]).lines(DifferentKind()) == [])
    }

    /// An element that is not there is missing, however long the list is.
    @Test func aListThatIsUsedByItsElementsIsLeftToMissingTranslation() {
        #expect(SamplePackage.repairs(german: ["parts": "[x]"]).lines(MissingTranslation()).count == 1)
    }
}
