import Diagnostics
import Testing

@testable import FOSMVVM

@Suite struct SpelledLocaleTests {
    @Test func localesAreKeptAsFilesSpellThem() {
        let store = TextStore(yaml: [
            "A.yml": "EN_us:\n  T:\n    a: x\nde:\n  T:\n    a: y\nnot one:\n  T: {}\n"
        ])
        #expect(store.spelledLocales.map(\.spelling) == ["EN_us", "de"])
        #expect(store.spelledLocales.map(\.locale.tag) == ["en-US", "de"])
        #expect(
            store.spelledLocales.map(\.place) == [
                SourcePlace(file: "A.yml", line: 1), SourcePlace(file: "A.yml", line: 4),
            ])
        #expect(store.problems.map(\.kind) == [.unknownLocale])
    }

    @Test(arguments: [
        ("en:\n  T:\n    a: x\nde:\n  T:\n    a: y\nen-US:\n  T:\n    a:\n", [Diagnostic.Kind.emptyText]),
        ("en:\n  T:\n    a: x\n    a: y\n", [.duplicateKey]), ("en: [", [.invalidTexts]),
        ("en:\n  T: [[x]]\n", [.invalidTexts]),
        ("en:\n  T:\n    a: x\nEN:\n  T:\n    a: y\n", [.duplicateKey]),
    ])
    func problemsSayOfWhatKindTheyAre(yaml: String, kinds: [Diagnostic.Kind]) {
        #expect(TextStore(yaml: ["A.yml": yaml]).problems.map(\.kind) == kinds)
    }
}
