import Testing

@testable import PreviewChecks

@Suite struct EmptyTextTests {
    @Test func findsAnEmptyTranslation() {
        let package = SamplePackage(texts: [
            "Lamps.yml": "en:\n  LampViewModel:\n    title: Lamp\nde:\n  LampViewModel:\n    title: \" \"\n"
        ])
        #expect(package.lines(EmptyText()) == ["Lamps.yml:6: 'LampViewModel.title' is empty in 'de'. Write the text."])
    }

    @Test func findsAKeyWithNothingAfterIt() {
        let package = SamplePackage(texts: ["Lamps.yml": "en:\n  LampViewModel:\n    title:\n"])
        #expect(package.lines(EmptyText()).count == 1)
        #expect(
            package.lines(EmptyText()).first?.hasPrefix("Lamps.yml:3:5: 'LampViewModel.title' has no text.") == true)
    }

    @Test(arguments: [
        ("one: \"\"\n      other: b", "5", "one"), ("one: a\n      other: \" \"", "6", "other"),
        ("ordinal:\n        one: \"\"\n        other: b", "6", "ordinal.one"),
    ])
    func theFormOfAPluralIsNamed(forms: String, line: String, form: String) {
        let package = SamplePackage(texts: [
            "en.yml": "en:\n  L:\n    count: x\n", "de.yml": "de:\n  L:\n    a: b\n    count:\n      \(forms)\n",
        ])
        #expect(package.lines(EmptyText()) == ["de.yml:\(line): 'L.count.\(form)' is empty in 'de'. Write the text."])
    }

    @Test func findsATildeForNothing() {
        let package = SamplePackage(texts: ["Lamps.yml": "en:\n  LampViewModel:\n    title: ~\n    hint: \"~\"\n"])
        #expect(package.lines(EmptyText()).count == 1)
        #expect(package.lines(EmptyText()).first?.hasPrefix("Lamps.yml:3:5: ") == true)
    }

    @Test(arguments: ["null", "Null", "NULL"]) func findsNullForNothing(null: String) {
        let package = SamplePackage(texts: [
            "Lamps.yml": "en:\n  L:\n    a: \(null)\n    b: [x, \(null)]\n    c: \"null\"\n"
        ])
        #expect(
            package.lines(EmptyText()).map { $0.prefix(26) } == [
                "Lamps.yml:3:5: 'L.a' has n", "Lamps.yml:4:12: 'L.b[1]' h",
            ])
        #expect(!package.lines(MissingTranslation()).contains { $0.contains("'L.") })
    }

    @Test func findsAnEmptyTextOfTheDefaultLocale() {
        let package = SamplePackage(texts: [
            "Lamps.yml": "en:\n  L:\n    a: \"\"\nde:\n  L:\n    a: x\nfr:\n  L:\n    a: y\n"
        ])
        #expect(
            package.lines(EmptyText()) == ["Lamps.yml:3: 'L.a' is empty in 'en', unlike in 'de', 'fr'. Write the text."]
        )
    }

    @Test func leavesWhatIsMeantToBeEmpty() {
        let package = SamplePackage(texts: [
            "Lamps.yml": "en:\n  LampViewModel:\n    title: \"\"\nde:\n  LampViewModel:\n    title: \"\"\n"
        ])
        #expect(package.lines(EmptyText()) == [])
    }
}
