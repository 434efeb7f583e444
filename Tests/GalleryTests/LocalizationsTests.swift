import FOSMVVM
import Testing

/// What the texts themselves must have is held by the checks of the example.
@Suite struct LocalizationsTests {
    @Test func theExampleSpeaksSevenLanguages() {
        let store = LocalizationStore(folders: [GalleryPackage.localizations])
        #expect(store.locales.map(\.tag) == ["en", "ar", "de", "es", "fr", "ja", "pl"])
    }
}
