import Testing

@testable import PreviewChecks

@Suite struct MissingTranslationTests {
    @Test func findsWhatALocaleLacksAndNamesItsFile() {
        let package = SamplePackage(texts: [
            "en.yml": "en:\n  LampViewModel:\n    title: Lamp\n    hint: Dim\n",
            "de.yml": "de:\n  LampViewModel:\n    hint: Dimmen\n",
        ])
        #expect(
            package.lines(MissingTranslation()) == [
                "de.yml:3: 'LampViewModel.title' has no text for 'de'. Add it below 'de:' in this file."
            ])
    }

    @Test func findsWhatTheDefaultLocaleLacks() {
        let package = SamplePackage(texts: [
            "de.yml": "de:\n  LampViewModel:\n    title: Lampe\n", "en.yml": "en: {}\n",
        ])
        #expect(
            package.lines(MissingTranslation()) == [
                "'LampViewModel.title' has no text in any locale. Add it to a YAML file."
            ])
    }

    @Test func findsWhatOnlyAPreviewKnows() {
        let package = SamplePackage(texts: ["en.yml": "en:\n  LampViewModel:\n    hint: Dim\n"])
        #expect(
            package.lines(MissingTranslation()) == [
                "en.yml:3: 'LampViewModel.title' has no text for 'en'. Add it below 'en:' in this file."
            ])
    }

    @Test func leavesWhatAParentHasAndLocalesThatAreNone() {
        let package = SamplePackage(texts: [
            "en.yml": "en:\n  LampViewModel:\n    title: Lamp\n",
            "au.yml": "en-AU:\n  LampViewModel:\n    hint: Torch\nen:\n  LampViewModel:\n    hint: Dim\n",
            "xx.yml": "xx:\n  LampViewModel:\n    hint: X\n",
        ])
        #expect(package.lines(MissingTranslation()) == [])
    }
}
