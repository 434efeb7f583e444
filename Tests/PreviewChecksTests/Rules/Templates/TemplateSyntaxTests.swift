import Testing

@testable import PreviewChecks

@Suite struct TemplateSyntaxTests {
    @Test func findsWhatDoesNotParseAndWhatHasNoEnd() {
        let package = SamplePackage(templates: [
            "LampView": "<p>{{#title}}</p>", "Loop": "{{> Loop}}", "ShadeView": "<p>{{> Loop}}</p>",
        ])
        #expect(
            package.lines(TemplateSyntax()) == [
                "Templates/LampView.mustache:1:4: {{/title}} was expected before the end of the file. "
                    + "{{#title}} was opened in line 1."
            ])
    }

    @Test func findsWhatAPreviewIncludesWithoutEnd() {
        let package = SamplePackage(templates: ["LampView": "<p>{{> Loop}}</p>", "Loop": "{{> Loop}}"])
        #expect(package.lines(TemplateSyntax()).first?.hasPrefix("Templates/Loop.mustache:1:1: ") == true)
    }

    @Test func leavesWhatParses() {
        #expect(SamplePackage().lines(TemplateSyntax()) == [])
    }
}
