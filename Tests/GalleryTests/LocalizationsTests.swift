import FOSMVVM
import Testing

@Suite struct LocalizationsTests {
    private let store = LocalizationStore(folders: [GalleryPackage.localizations])

    @Test func filesAreReadWithoutProblems() {
        #expect(store.problems == [])
        #expect(store.locales.map(\.tag) == ["en", "ar", "de", "es", "fr", "ja", "pl"])
    }

    @Test(arguments: ["ar", "de", "es", "fr", "ja", "pl"])
    func everyTextIsTranslatedWithTheSamePlaceholders(tag: String) throws {
        let locale = try #require(LocaleIdentifier(tag))
        #expect(store.keys(in: locale) == store.keys(in: .english))
        for key in store.keys(in: locale) {
            let translated = try #require(store.entry(for: key, in: locale))
            let english = try #require(store.entry(for: key, in: .english))
            #expect(placeholders(of: translated) == placeholders(of: english), "\(tag) \(key)")
            #expect(translated != .text(""), "\(tag) \(key)")
        }
    }

    private func placeholders(of entry: LocalizationEntry) -> [Set<String>] {
        let texts =
            switch entry {
            case .text(let text): [text]
            case .list(let texts): texts
            case .plural(let forms): [forms.cardinal[.other], forms.ordinal[.other]].compactMap { $0 }
            }
        return texts.map { text in Set(text.matches(of: /%\{[^}]*\}/).map { String($0.output) }) }
    }
}
