import Testing

@testable import PreviewChecks

@Suite struct UnusedTextTests {
    @Test func findsWhatNoPreviewLooksUp() {
        let package = SamplePackage(texts: ["en.yml": "en:\n  LampViewModel:\n    title: Lamp\n    subtitle: Old\n"])
        #expect(
            package.lines(UnusedText()) == [
                "en.yml:4: No preview uses 'LampViewModel.subtitle' (en). "
                    + "Remove it from each locale, or add a preview that shows it."
            ])
    }

    @Test func aKeyIsFoundOnceForAllLocales() {
        let package = SamplePackage(texts: [
            "Lamps.yml": """
            de:
              LampViewModel: { title: Lampe, hint: Alt, subtitle: Alt }
            en:
              LampViewModel:
                title: Lamp
                subtitle: Old
            pl:
              LampViewModel: { title: Lampa, subtitle: Stary }
            """
        ])
        #expect(
            package.lines(UnusedText()).map { $0.prefix { $0 != ")" } } == [
                "Lamps.yml:2: No preview uses 'LampViewModel.hint' (de",
                "Lamps.yml:6: No preview uses 'LampViewModel.subtitle' (de, en, pl",
            ])
    }

    @Test func leavesWhatPreviewsShow() {
        #expect(SamplePackage().lines(UnusedText()) == [])
    }
}
