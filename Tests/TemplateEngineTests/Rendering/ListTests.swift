import Diagnostics
import TemplateEngine
import Testing

@Suite struct ListTests {
    private let items: TemplateValue = ["items": [["name": "a"], ["name": "b"], ["name": "c"]]]

    @Test func indexReachesIntoAList() {
        let rendering = render("{{items.0.name}}{{items.2.name}}{{#items.1}}{{name}}{{/items.1}}", items)
        #expect(rendering.text == "acb")
        #expect(rendering.diagnostics.isEmpty)
    }

    @Test func indexPastTheEndIsFalseInASection() {
        let rendering = render(
            "{{#items.3}}no{{/items.3}}{{^items.3}}none{{/items.3}}{{#items.9.name}}no{{/items.9.name}}", items)
        #expect(rendering.text == "none")
        #expect(rendering.diagnostics.isEmpty)
    }

    @Test(arguments: ["items.3", "items.-1", "items.x", "items.+1", "items.99999999999999999999"])
    func indexThatIsNotThereIsADiagnostic(_ name: String) {
        let rendering = render("{{\(name)}}", items)
        #expect(rendering.text == "")
        #expect(rendering.diagnostics.map(\.problem) == [.unresolvedName(name, nearest: [])])
    }

    @Test func firstLastAndIndexTellThePosition() {
        let template = "{{#items}}{{index}}{{#first}}F{{/first}}{{#last}}L{{/last}}{{^last}},{{/last}}{{/items}}"
        #expect(render(template, items).text == "0F,1,2L")
        #expect(render("{{#items}}{{first}}/{{last}}{{/items}}", ["items": [1]]).text == "true/true")
    }

    @Test func memberOfTheItemWins() {
        #expect(render("{{#items}}{{index}}{{/items}}", ["items": [["index": "own"]]]).text == "own")
    }

    @Test func positionWinsOverOuterNames() {
        #expect(render("{{#items}}{{index}}{{/items}}", ["index": "outer", "items": [["a": 1]]]).text == "0")
    }

    @Test func positionIsThatOfTheInnermostList() {
        let value: TemplateValue = ["rows": [["cells": [1, 2]], ["cells": [3]]]]
        #expect(render("{{#rows}}{{#cells}}{{index}}{{/cells}};{{index}} {{/rows}}", value).text == "01;0 0;1 ")
    }

    @Test func positionIsSeenThroughOtherSections() {
        let value: TemplateValue = ["items": [["child": ["name": "x"]], ["child": ["name": "y"]]]]
        #expect(render("{{#items}}{{#child}}{{name}}{{index}}{{/child}}{{/items}}", value).text == "x0y1")
    }

    @Test func positionIsUnknownOutsideOfALoop() {
        #expect(render("{{index}}").diagnostics.count == 1)
        #expect(render("{{#a}}{{index}}{{/a}}", ["a": ["b": 1]]).diagnostics.count == 1)
    }

    @Test func listAtTheTopIsOneLevel() {
        #expect(render("{{#.}}{{.}}{{index}} {{/.}}", ["a", "b"]).text == "a0 b1 ")
    }
}
