import Testing

@testable import PreviewChecks

@Suite struct UnusedTextTests {
    @Test func findsWhatNoPreviewLooksUp() {
        let package = SamplePackage(texts: ["en.yml": "en:\n  LampViewModel:\n    title: Lamp\n    subtitle: Old\n"])
        #expect(
            package.lines(UnusedText()) == [
                "en.yml:4: No preview uses 'LampViewModel.subtitle' of 'en'. Remove it, or add a preview that shows it."
            ])
    }

    @Test func leavesWhatPreviewsShow() {
        #expect(SamplePackage().lines(UnusedText()) == [])
    }
}
