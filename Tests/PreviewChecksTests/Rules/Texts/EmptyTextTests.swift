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

    @Test func leavesWhatIsMeantToBeEmpty() {
        let package = SamplePackage(texts: [
            "Lamps.yml": "en:\n  LampViewModel:\n    title: \"\"\nde:\n  LampViewModel:\n    title: \"\"\n"
        ])
        #expect(package.lines(EmptyText()) == [])
    }
}
