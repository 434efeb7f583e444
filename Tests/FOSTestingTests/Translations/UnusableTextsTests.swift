import FOSMVVM
import FOSTesting
import Foundation

@Suite struct UnusableTextsTests: LocalizableTestCase {
    let localizationStore: any LocalizationStore = TextStore(yaml: [
        "Broken.yml": "en:\n  StampViewModel:\n    country: [\n"
    ])

    @Test func theFileIsToldThatCannotBeUsed() throws {
        try expectFailure(
            containing: "'StampViewModel.country' has no text for 'en'", "Broken.yml:4:1: The YAML does not parse"
        ) {
            try expectTranslations(StampViewModel.self)
        }
    }

    @Test func aStoreWithoutTextsIsTestedInItsDefaultLocale() {
        #expect(locales == [en])
    }
}
