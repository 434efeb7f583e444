import Testing

@testable import PreviewChecks

@Suite struct UnknownNameTests {
    @Test func findsWhatARenderingMisses() {
        let package = SamplePackage(templates: ["LampView": "<p>\n  {{titel}}</p>"])
        #expect(
            package.lines(UnknownName()) == [
                "Templates/LampView.mustache:2:3: \"titel\" is nowhere in the context. Perhaps title? "
                    + "Check its spelling, or add it to what is rendered."
            ])
    }

    @Test func tellsOfOnePlaceOnceWithTheNearestName() {
        let package = SamplePackage(
            templates: ["LampView": "<p>{{#note}}{{/note}}{{autor}}</p>", "ShadeView": "<p>{{> LampView}}</p>"],
            previews: [
                .lamp("Bare", LampViewModel()), .lamp("Noted", LampViewModel(note: LampViewModel.Note(author: "A"))),
            ])
        #expect(package.lines(UnknownName()).count == 1)
    }

    @Test(arguments: [
        "{{#isDimmed}}{{titel}}{{/isDimmed}}", "{{#state.off}}{{titel}}{{/state.off}}", "{{^title}}{{titel}}{{/title}}",
        "{{#isDimmed}}{{> Part}}{{/isDimmed}}", "{{< Parent}}{{$content}}{{titel}}{{/content}}{{/Parent}}",
    ])
    func findsNamesInSectionsThatNoPreviewOpens(template: String) {
        let package = SamplePackage(templates: [
            "LampView": template, "Part": "{{titel}}", "Parent": "{{#isDimmed}}{{$content}}{{/content}}{{/isDimmed}}",
        ])
        #expect(package.lines(UnknownName()).count == 1)
    }

    @Test(arguments: [
        "{{#note}}{{author}}{{anything}}{{/note}}", "{{#state.on}}{{title}}{{/state.on}}", "{{note.author}}",
        "{{#isDimmed}}{{title}}{{.}}{{/isDimmed}}", "{{#child}}{{color}}{{> LampView}}{{/child}}", "{{brightness}}",
    ])
    func leavesNamesThatAreThereOrMayBe(template: String) {
        #expect(SamplePackage(templates: ["LampView": template]).lines(UnknownName()) == [])
    }
}
