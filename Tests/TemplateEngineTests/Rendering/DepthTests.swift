import Diagnostics
import TemplateEngine
import Testing

@Suite struct DepthTests {
    @Test func templateThatIncludesItselfIsToldAndTakenBack() throws {
        let library = TemplateLibrary(["page": "<{{> card}}|{{> other}}>", "card": "card {{> card}}", "other": "other"])
        let rendering = library.render("page", [:], unresolved: .marked)
        #expect(rendering.text == "<card ⚠ &gt; card|other>")
        let diagnostic = try #require(rendering.diagnostics.first)
        #expect(diagnostic.problem == .endless("card", limit: 256))
        #expect(diagnostic.place?.description == "card.mustache:1:6")
        #expect(rendering.diagnostics.count == 1)
        #expect(library.render("page", [:]).text == "<card |other>")
    }

    /// Which template is the last that there is room for says nothing of who includes itself.
    @Test func theTagThatIsTakenBackIsTold() {
        let library = TemplateLibrary(["row": "{{> icon}} {{> row}}", "icon": "i"])
        let rendering = library.render("row", [:], unresolved: .marked)
        #expect(rendering.text == "i ⚠ &gt; row")
        #expect(rendering.diagnostics.map(\.problem) == [.endless("row", limit: 256)])
        #expect(rendering.diagnostics.first?.place?.description == "row.mustache:1:12")
    }

    @Test func templatesThatIncludeEachOtherAreTold() {
        let library = TemplateLibrary(["a": "a{{> b}}", "b": "b{{#x}}{{> a}}{{/x}}."])
        let rendering = library.render("a", ["x": [1, 2]], unresolved: .marked)
        #expect(rendering.text == "ab⚠ &gt; a⚠ &gt; a.")
        #expect(rendering.diagnostics.map(\.problem) == [.endless("a", limit: 256)])
    }

    @Test func parentOfItselfIsTold() {
        let library = TemplateLibrary(["a": "1{{<a}}{{$x}}{{/x}}{{/a}}2"])
        let rendering = library.render("a", [:], unresolved: .marked)
        #expect(rendering.text == "1⚠ &lt; a2")
        #expect(rendering.diagnostics.count == 1)
    }

    @Test func doublingEnds() {
        let library = TemplateLibrary(["a": "{{> a}}{{> a}}"])
        #expect(library.render("a", [:], unresolved: .marked).text == "⚠ &gt; a⚠ &gt; a")
    }

    @Test func deepDataRenders() {
        var node: TemplateValue = ["name": 0, "nodes": []]
        for depth in 1...200 { node = ["name": .integer(depth), "nodes": [node]] }
        let library = TemplateLibrary(["node": "{{name}} {{#nodes}}{{> node}}{{/nodes}}"])
        let rendering = library.render("node", node)
        #expect(rendering.text == (0...200).reversed().map { "\($0) " }.joined())
        #expect(rendering.diagnostics.isEmpty)
    }

    @Test func longChainIsTold() {
        let sources = (0..<300).map {
            TemplateSource(name: "t\($0)", file: "t\($0).mustache", text: "{{> t\($0 + 1)}}.")
        }
        let library = TemplateLibrary(
            sources: sources + [TemplateSource(name: "t300", file: "t300.mustache", text: "end")])
        let rendering = library.render("t0", [:], unresolved: .marked)
        #expect(rendering.diagnostics.map(\.problem) == [.endless("t256", limit: 256)])
        #expect(rendering.text == "⚠ &gt; t256" + String(repeating: ".", count: 256))
    }
}
