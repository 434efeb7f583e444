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

    @Test func leavesWhatIsMeantToBeEmpty() {
        let package = SamplePackage(texts: [
            "Lamps.yml": "en:\n  LampViewModel:\n    title: \"\"\nde:\n  LampViewModel:\n    title: \"\"\n"
        ])
        #expect(package.lines(EmptyText()) == [])
    }
}
