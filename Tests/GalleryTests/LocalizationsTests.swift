import FOSMVVM
import Testing

/// The checks of the example test the texts themselves.
@Suite struct LocalizationsTests {
    @Test func theExampleSpeaksSevenLanguages() {
        let store = TextStore(folders: [GalleryPackage.localizations])
        #expect(store.locales.map(\.tag) == ["en", "ar", "de", "es", "fr", "ja", "pl"])
    }
}
