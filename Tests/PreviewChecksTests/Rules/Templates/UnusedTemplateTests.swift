import FOSMVVM
import Testing

@testable import PreviewChecks

@Suite struct UnusedTemplateTests {
    @Test func findsWhatNothingIncludes() {
        let package = SamplePackage(templates: ["LampView": "<p></p>", "Old": "{{> Older}}", "Older": ""])
        #expect(
            package.lines(UnusedTemplate()) == [
                "Templates/Old.mustache: No view uses the template Old. Remove it, or include it.",
                "Templates/Older.mustache: No view uses the template Older. Remove it, or include it.",
            ])
    }

    @Test func leavesWhatViewsAndTheHostLeadTo() {
        let package = SamplePackage(
            templates: [
                "LampView": "{{#isDimmed}}{{> Icon}}{{/isDimmed}}", "Icon": "{{< Frame}}{{/Frame}}", "Frame": "",
                "ShadeView": "", "Host/Layout": "{{> Banner}}", "Banner": "",
            ],
            viewModels: [ViewModelRecord(ShadeViewModel.self)], hostTemplates: ["Host/Layout"])
        #expect(package.lines(UnusedTemplate()) == [])
    }

    @Test func tellsOfNoneWhereATagIsDynamic() {
        let package = SamplePackage(templates: ["LampView": "{{> *title}}", "Lamp": ""])
        #expect(package.lines(UnusedTemplate()) == [])
    }
}
