import Diagnostics
import Testing

@testable import TemplateEngine

@Suite struct NameAuditTests {
    private func names(_ template: String, _ value: TemplateValue, partials: [String: String] = [:]) -> [String] {
        names(template, [value], partials: partials)
    }

    private func names(_ template: String, _ values: [TemplateValue], partials: [String: String] = [:]) -> [String] {
        let sources = (["T": template].merging(partials) { $1 }).map { name, text in
            TemplateSource(name: name, file: name, text: text)
        }
        return TemplateLibrary(sources: sources).unresolvedNames(of: "T", values).map { diagnostic in
            guard diagnostic.kind == .unknownName, let name = diagnostic.subject else { return diagnostic.message }
            return "\(name) \(diagnostic.place?.line ?? 0)"
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
        let shape = TemplateShape(case: TemplateName("on")) { $0 == "off" }
        let state = TemplateValue.object(TemplateObject(shape: shape, values: [.bool(true)], text: "on"))
        #expect(names("{{#state.off}}{{b}}{{/state.off}}", ["state": state]) == ["b 1"])
        #expect(names("{{#state.of}}{{b}}{{/state.of}}", ["state": state]) == ["state.of 1"])
    }

    @Test func aCaseWithAssociatedValuesIsNotKnownUntilAPreviewHasIt() {
        let shape = TemplateShape(names: [TemplateName("lost")]) { $0 == "lent" }
        let lost = TemplateValue.object(TemplateObject(shape: shape, values: [.bool(true)], text: "lost"))
        let lent: TemplateValue = ["lent": ["due": "Monday"]]
        let template = "{{#state.lent}}{{due}}{{b}}{{/state.lent}}"
        #expect(names(template, [["state": lost]]) == [])
        #expect(names(template, [["state": lost], ["state": lent]]) == ["b 1"])
    }

    @Test(arguments: [
        ("{{#note}}{{author}}{{b}}{{/note}}", ["b 1"]), ("{{#items}}{{x}}{{y}}{{z}}{{/items}}", ["z 1"]),
        ("{{note.author}}{{note.b}}", ["note.b 1"]), ("{{#no}}{{note.author}}{{b}}{{/no}}", ["b 1"]),
    ])
    func aNameIsThereIfAnyPreviewHasIt(template: String, expected: [String]) {
        let values: [TemplateValue] = [
            ["no": false, "note": .null, "items": []],
            ["no": false, "note": ["author": "A"], "items": [["x": 1], ["y": 1]]],
        ]
        #expect(names(template, values) == expected)
        #expect(names(template, values.reversed()) == expected)
    }

    @Test func suggestionsAreOfWhatThePreviewsHave() {
        let library = TemplateLibrary(["T": "{{#no}}{{person.nmae}}{{titel}}{{/no}}"])
        let values: [TemplateValue] = [
            ["no": false, "person": .null], ["no": false, "person": ["name": "A"], "title": "T"],
        ]
        #expect(
            library.unresolvedNames(of: "T", values).map(\.problem) == [
                .unresolvedName("person.nmae", nearest: ["person.name"]), .unresolvedName("titel", nearest: ["title"]),
            ])
    }

    @Test func templatesThatDoubleAreGoneThroughOnce() {
        let partials = (0...40).map { ("D\($0)", "{{> D\($0 + 1)}}{{> D\($0 + 1)}}") }
        #expect(names("{{> D0}}", ["a": 1], partials: Dictionary(partials + [("D41", "{{b}}")]) { $1 }) == ["b 1"])
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

    @Test(arguments: [
        ("{{> P}}", "T 1: P"), ("{{#o}}{{> P}}{{/o}}", ""), ("{{#o}}{{> Q}}{{/o}}", "Q 1: o.x"),
        ("{{> P}}\n{{> P}}", "T 1: P, T 2: P"), ("{{> R}}", "T 1: R"), ("{{#o}}{{> R}}{{/o}}", ""),
        ("{{> P}}\n{{#o}}{{> P}}{{/o}}", "T 1: P"), ("{{< L}}{{$b}}{{a}}{{b}}{{/b}}{{/L}}", "T 1: a, T 1: b"),
        ("{{#o}}{{< L}}{{$b}}{{a}}{{> P}}{{/b}}{{/L}}{{/o}}", ""),
    ])
    func `A tag is reported if its template finds nothing there`(template: String, problems: String) {
        let partials = ["P": "{{a}}{{b}}", "Q": "{{a}} {{o.x}}", "R": "{{> P}}", "L": "{{$b}}{{/b}}"]
        let sources = partials.merging(["T": template]) { $1 }.map { TemplateSource(name: $0, file: $0, text: $1) }
        let diagnostics = TemplateLibrary(sources: sources).unresolvedNames(of: "T", [["o": ["a": 1, "b": 2]]])
        let found = diagnostics.map { "\($0.place?.file ?? "") \($0.place?.line ?? 0): \($0.subject ?? "")" }
        #expect(found.joined(separator: ", ") == problems)
    }

    @Test func `A tag is reported if its template finds a name elsewhere`() {
        let library = TemplateLibrary(["T": "{{> P}}", "U": "{{#o}}{{> P}}{{/o}}{{> R}}", "P": "{{a}}", "R": "{{> P}}"])
        let value: TemplateValue = ["o": ["a": 1]]
        let report = library.unresolvedNames(in: [("T", [value]), ("U", [value])])
        #expect(report.problems.map(\.audit) == [0, 1])
        #expect(report.problems.map(\.diagnostic.subject) == ["P", "P"])
        #expect(report.problems.first?.diagnostic.message.hasSuffix("here: \"a\". Put the tag into {{#o}}.") == true)
        #expect(report.explained.count == 1)
    }

    @Test func whatNestsTooDeepIsSaidNotLookedUp() throws {
        let nested = String(repeating: "{{#v}}", count: 128)
        let template = nested + "{{> T}}" + String(repeating: "{{/v}}", count: 128)
        let source = TemplateSource(name: "T", file: "T.mustache", text: template)
        let diagnostics = TemplateLibrary(sources: [source]).unresolvedNames(of: "T", [["v": [["a": 1]]]])
        #expect(diagnostics.map(\.problem) == [.unexplored(tags: 1_000_000, levels: 512)])
        #expect(diagnostics.first?.place?.file == "T.mustache")
    }

    @Test func longListsAreGoneThroughOnce() {
        let many = TemplateValue.list(Array(repeating: ["a": 1], count: 2_000))
        #expect(names("{{#rows}}{{#rows}}{{a}}{{b}}{{/rows}}{{/rows}}", ["rows": many]) == ["b 1"])
    }

    @Test func tooManyTagsAreSaidNotLookedUp() {
        let partials = (0...40).map { ("D\($0)", "{{#o}}{{> D\($0 + 1)}}{{/o}}{{#o}}{{> D\($0 + 1)}}{{/o}}") }
        let library = TemplateLibrary(
            sources: partials.map { TemplateSource(name: $0, file: $0, text: $1) }
                + [TemplateSource(name: "D41", file: "D41", text: "{{b}}")])
        let problems = library.unresolvedNames(of: "D0", [["o": ["a": 1]]]).map(\.problem)
        #expect(problems == [.unresolvedName("b", nearest: []), .unexplored(tags: 1_000_000, levels: 512)])
    }
}

extension TemplateLibrary {
    fileprivate func unresolvedNames(of template: String, _ values: [TemplateValue]) -> [Diagnostic] {
        unresolvedNames(in: [(template, values)]).problems.map(\.diagnostic)
    }
}
