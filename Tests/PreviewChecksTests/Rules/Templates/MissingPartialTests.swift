import Testing

@testable import PreviewChecks

@Suite struct MissingPartialTests {
    @Test(arguments: ["{{> Shad}}", "{{< Shad}}{{/Shad}}"])
    func findsItInSectionsThatNoPreviewOpens(tag: String) {
        let package = SamplePackage(templates: ["LampView": "{{#isDimmed}}\n\(tag)\n{{/isDimmed}}", "Shade": ""])
        #expect(
            package.lines(MissingPartial()) == [
                "Templates/LampView.mustache:2:1: There is no template \"Shad\". Did you mean Shade? "
                    + "Check its spelling, or add Shad.mustache."
            ])
    }

    @Test func tellsOfAPlaceOnce() {
        #expect(SamplePackage(templates: ["LampView": "{{> Nowhere}}"]).lines(MissingPartial()).count == 1)
    }

    @Test func findsSeveralOfOneName() {
        let package = SamplePackage(templates: ["LampView": "{{> Icon}}", "A/Icon": "", "B/Icon": ""])
        #expect(package.lines(MissingPartial()).first?.contains("A/Icon or B/Icon") == true)
    }

    @Test func leavesWhatIsThere() {
        let package = SamplePackage(templates: ["LampView": "{{> Icon}}{{> A/Icon}}", "A/Icon": ""])
        #expect(package.lines(MissingPartial()) == [])
    }
}
