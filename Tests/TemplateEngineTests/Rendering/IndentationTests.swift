import TemplateEngine
import Testing

@Suite struct IndentationTests {
    @Test func partialsIndentThePartialsInThem() {
        let library = TemplateLibrary([
            "a": "<a>\n  {{> b}}\n</a>\n", "b": "<b>\n\t{{> c}}\n</b>\n", "c": "{{x}}\n<c>\n",
        ])
        #expect(library.render("a", ["x": "1\n2"]).text == "<a>\n  <b>\n  \t1\n2\n  \t<c>\n  </b>\n</a>\n")
    }

    @Test func inlinePartialIsNotIndented() {
        let library = TemplateLibrary(["a": "  {{> b}}\n", "b": "<pre>{{> c}}</pre>\n", "c": "1\n2"])
        #expect(library.render("a", [:]).text == "  <pre>1\n2</pre>\n")
    }

    @Test func standaloneTagsLeaveNoIndentation() {
        let library = TemplateLibrary(["a": "  {{> b}}\n", "b": "{{#x}}\n{{y}}\n{{/x}}\n{{! note }}\nend"])
        #expect(library.render("a", ["x": true, "y": 1]).text == "  1\n  end")
    }

    @Test func partialAtTheLineStartKeepsTheIndentationAround() {
        let library = TemplateLibrary(["a": "  {{> b}}\n", "b": "{{> c}}\nend\n", "c": "1\n2\n"])
        #expect(library.render("a", [:]).text == "  1\n  2\n  end\n")
    }

    @Test func passedBlockTakesTheIndentationOfItsPlace() {
        let library = TemplateLibrary([
            "page": "{{<layout}}\n    {{$main}}\n    <p>\n      {{> part}}\n    </p>\n    {{/main}}\n{{/layout}}\n",
            "layout": "<main>\n  {{$main}}\n  {{/main}}\n</main>\n",
            "part": "a\nb\n",
        ])
        #expect(library.errors.isEmpty)
        #expect(library.render("page", [:]).text == "<main>\n  <p>\n    a\n    b\n  </p>\n</main>\n")
    }

    @Test func indentedParentIndentsWhatIsPassed() {
        let library = TemplateLibrary([
            "page": "<div>\n  {{<box}}\n    {{$main}}\n    1\n    2\n    {{/main}}\n  {{/box}}\n</div>\n",
            "box": "<b>\n {{$main}}\n {{/main}}\n</b>\n",
        ])
        #expect(library.render("page", [:]).text == "<div>\n  <b>\n   1\n   2\n  </b>\n</div>\n")
    }
}
