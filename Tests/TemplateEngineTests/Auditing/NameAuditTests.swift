import Testing

@testable import TemplateEngine

@Suite struct NameAuditTests {
    private func names(_ template: String, _ value: TemplateValue, partials: [String: String] = [:]) -> [String] {
        let sources = (["T": template].merging(partials) { $1 }).map { name, text in
            TemplateSource(name: name, file: name, text: text)
        }
        return TemplateLibrary(sources: sources).unresolvedNames(in: "T", value).map { diagnostic in
            guard case .unresolvedName(let name, _) = diagnostic.problem else { return diagnostic.message }
            return "\(name) \(diagnostic.location?.line ?? 0)"
        }
    }

    @Test(arguments: [
        ("{{b}}\n{{{c}}}\n{{#d}}{{e}}{{/d}}{{^f}}{{/f}}", ["b 1", "c 2", "d 3", "f 3"]),
        ("{{#no}}{{b}}{{/no}}", ["b 1"]), ("{{^a}}{{b}}{{/a}}", ["b 1"]), ("{{a.b}}", ["a.b 1"]),
        ("{{#items}}{{x}}{{y}}{{/items}}", ["y 1"]), ("{{o.y}}", ["o.y 1"]), ("{{index}}", ["index 1"]),
    ])
    func findsNames(template: String, expected: [String]) {
        let value: TemplateValue = ["a": "text", "no": false, "items": [["x": 1], ["x": 2]], "o": ["x": 1]]
        #expect(names(template, value) == expected)
    }

    @Test(arguments: [
        "{{#empty}}{{b}}{{/empty}}", "{{#null}}{{b}}{{#c}}{{d}}{{/c}}{{/null}}", "{{null.x}}",
        "{{#no}}{{a}}{{.}}{{/no}}",
        "{{#items}}{{x}}{{a}}{{index}}{{first}}{{/items}}", "{{items.0.x}}", "{{items.9}}", "{{> *a}}",
    ])
    func leavesWhatIsThereOrNotKnown(template: String) {
        let value: TemplateValue = ["a": "T", "no": false, "items": [["x": 1]], "empty": [], "null": .null]
        #expect(names(template, value) == [])
    }

    @Test func aCaseThatAnEnumIsNotIsATruthValue() {
        let shape = TemplateShape(names: [TemplateName("on")]) { $0 == "off" }
        let state = TemplateValue.object(TemplateObject(shape: shape, values: [.bool(true)], text: "on"))
        #expect(names("{{#state.off}}{{b}}{{/state.off}}", ["state": state]) == ["b 1"])
        #expect(names("{{#state.of}}{{b}}{{/state.of}}", ["state": state]) == ["state.of 1"])
    }

    @Test func blocksAreFollowedAsInheritanceHasThem() {
        let partials = ["P": "{{#o}}{{$x}}{{missing}}{{/x}}{{$y}}{{z}}{{/y}}{{/o}}"]
        let value: TemplateValue = ["o": ["inner": 1]]
        #expect(names("{{< P}}{{$x}}{{inner}}{{b}}{{/x}}{{/P}}", value, partials: partials) == ["b 1", "z 1"])
    }

    @Test func whatIncludesItselfEnds() {
        let tree: TemplateValue = ["name": "a", "children": [["name": "b", "children": []]]]
        #expect(names("{{name}}{{#children}}{{> T}}{{/children}}", tree) == [])
        #expect(names("{{^name}}{{> T}}{{/name}}{{b}}", tree) == ["b 1"])
        #expect(names("{{> T}}", tree) == [])
    }

    @Test func whatNestsTooDeepIsSaidNotLookedUp() throws {
        let nested = String(repeating: "{{#v}}", count: 128)
        let template = nested + "{{> T}}" + String(repeating: "{{/v}}", count: 128)
        let source = TemplateSource(name: "T", file: "T.mustache", text: template)
        let diagnostics = TemplateLibrary(sources: [source]).unresolvedNames(in: "T", ["v": [["a": 1]]])
        #expect(diagnostics.map(\.problem) == [.unexplored(tags: 1_000_000, levels: 512)])
        #expect(diagnostics.first?.location?.file == "T.mustache")
    }

    @Test func tooManyTagsAreSaidNotLookedUp() {
        let many = TemplateValue.list(Array(repeating: ["a": 1], count: 2_000))
        let template = "{{#rows}}{{#rows}}{{a}}{{b}}{{/rows}}{{/rows}}"
        #expect(names(template, ["rows": many]).count == 2)
        #expect(names(template, ["rows": many]).first == "b 1")
    }
}
