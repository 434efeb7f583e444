import Testing

@testable import FOSMVVM

@Suite struct SpelledLocaleTests {
    @Test func localesAreKeptAsFilesSpellThem() {
        let store = LocalizationStore(yaml: [
            "A.yml": "EN_us:\n  T:\n    a: x\nde:\n  T:\n    a: y\nnot one:\n  T: {}\n"
        ])
        #expect(store.spelledLocales.map(\.spelling) == ["EN_us", "de"])
        #expect(store.spelledLocales.map(\.locale.tag) == ["en-US", "de"])
        #expect(
            store.spelledLocales.map(\.place) == [
                LocalizationPlace(file: "A.yml", line: 1), LocalizationPlace(file: "A.yml", line: 4),
            ])
        #expect(store.problems.map(\.kind) == [.unknownLocale])
    }

    @Test(arguments: [
        ("en:\n  T:\n    a: x\nde:\n  T:\n    a: y\nen-US:\n  T:\n    a:\n", [LocalizationProblem.Kind.emptyText]),
        ("en:\n  T:\n    a: x\n    a: y\n", [.duplicateKey]), ("en: [", [.unreadable]),
        ("en:\n  T: [[x]]\n", [.unreadable]),
        ("en:\n  T:\n    a: x\nEN:\n  T:\n    a: y\n", [.duplicateKey]),
    ])
    func problemsSayOfWhatKindTheyAre(yaml: String, kinds: [LocalizationProblem.Kind]) {
        #expect(LocalizationStore(yaml: ["A.yml": yaml]).problems.map(\.kind) == kinds)
    }
}
