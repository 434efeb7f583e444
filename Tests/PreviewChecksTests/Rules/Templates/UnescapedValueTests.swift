import Testing

@testable import PreviewChecks

@Suite struct UnescapedValueTests {
    @Test(arguments: ["{{{title}}}", "{{& title}}", "{{=<% %>=}}<%& title %>"])
    func findsIt(tag: String) {
        let lines = SamplePackage(templates: ["LampView": "<p>\n\(tag)</p>"]).lines(UnescapedValue())
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Templates/LampView.mustache:2:") == true)
        #expect(lines.first?.hasSuffix("Write {{title}}.") == true)
    }

    @Test func leavesWhatIsEscaped() {
        #expect(SamplePackage(templates: ["LampView": "{{title}}{{! {{{no}}} }}"]).lines(UnescapedValue()) == [])
    }
}
