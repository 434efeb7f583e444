import Testing

@testable import PreviewChecks

/// Tests the places of findings in HTML.
@Suite struct HTMLFindingPlaceTests {
    private func places(_ rule: some CheckRule, _ templates: [String: String]) -> [String] {
        CheckRun(rules: [rule]).report(on: SamplePackage(templates: templates).subject).findings
            .compactMap(\.place?.description)
    }

    @Test func aTagThatStandsOnceHasItsLine() {
        let places = places(
            ControlLabel(), ["LampView": "<p>\n  <b></b>\n  <button class=\"{{title}}\"></button>\n</p>"])
        #expect(places == ["Templates/LampView.mustache:3:3"])
    }

    @Test func aTagOfAPartialHasThePartialsLine() {
        let templates = [
            "LampView": "<p>{{> Part}}{{> Part}}</p>", "Part": "\n<b id=\"x\"></b>", "Other": "<b id=\"x\"></b>",
        ]
        #expect(places(DuplicateID(), templates) == ["Templates/Part.mustache:2:1"])
    }

    @Test func aTagThatSeveralMayHaveWrittenHasTheViewsFileAlone() {
        let templates = ["LampView": "<p><button></button>{{> Part}}</p>", "Part": "<button>{{title}}</button>"]
        #expect(places(ControlLabel(), templates) == ["Templates/LampView.mustache"])
    }

    @Test func theLinesOfSeveralAreNamed() {
        let templates = ["LampView": "<p>\n<input>\n<input>{{> Part}}</p>", "Part": "<input>"]
        let lines = SamplePackage(templates: templates).lines(ControlLabel())
        #expect(lines.count == 1)
        #expect(lines.first?.contains(" Look at line 2, line 3, Templates/Part.mustache:1. Seen in") == true)
        let many = SamplePackage(templates: ["LampView": "<p>\(String(repeating: "<input>\n", count: 9))</p>"])
        #expect(many.lines(ControlLabel()).first?.contains("line 4, line 5 and others.") == true)
    }

    @Test func whatIsNoTagHasItsLineToo() {
        let template = "<p>\n&nosuch; {{title}}\n<!- a ->\n<b class=\"a\"id=\"b\"></b></p>"
        #expect(
            places(WellFormedHTML(), ["LampView": template]) == [
                "Templates/LampView.mustache:2:1", "Templates/LampView.mustache:3:1", "Templates/LampView.mustache:4:1",
            ])
    }

    @Test func aTagWithAnotherEndIsAnother() {
        let template = "<section>\n<div>{{title}}</div>\n<div/>{{title}}</div>\n</section>"
        #expect(places(WellFormedHTML(), ["LampView": template]).first == "Templates/LampView.mustache:3:1")
    }

    @Test func theEndTagIsToldWhereTheStartTagIsNotKnown() {
        let template = "<section>\n<div>{{title}}</div>\n<div>{{title}}\n</section>"
        #expect(places(WellFormedHTML(), ["LampView": template]) == ["Templates/LampView.mustache:4:1"])
    }

    @Test func theFirstRootIsToldWhereTheSecondIsNotKnown() {
        let template = "\n<section><p></p></section>\n<p></p>"
        #expect(places(SingleRoot(), ["LampView": template]) == ["Templates/LampView.mustache:2:1"])
    }

    @Test func whatABrokenTemplateShowsIsNotLookedAt() {
        #expect(places(SingleRoot(), ["LampView": "<p>{{#title}}</p>"]) == [])
        #expect(places(SingleRoot(), ["LampView": "{{> Part}}", "Part": "<p>{{#title}}</p>"]) == [])
    }
}
