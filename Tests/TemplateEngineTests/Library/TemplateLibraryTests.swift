import Diagnostics
import TemplateEngine
import Testing

@Suite struct TemplateLibraryTests {
    private let library = TemplateLibrary([
        "Gallery/Tasks/CardView": "tasks", "Gallery/Board/CardView": "board", "Gallery/Tasks/ListView": "list",
        "Host/page": "page", "broken": "{{#a}}",
    ])

    @Test func wholePathIsFoundFirst() {
        #expect(library.resolve("Gallery/Tasks/CardView") == .found("Gallery/Tasks/CardView"))
        #expect(library.render("Gallery/Tasks/CardView", [:]).text == "tasks")
    }

    @Test func uniqueLastComponentIsFound() {
        #expect(library.resolve("ListView") == .found("Gallery/Tasks/ListView"))
        #expect(library.render("ListView", [:]).text == "list")
    }

    @Test func ambiguousNameIsToldWithItsCandidates() throws {
        let candidates = ["Gallery/Board/CardView", "Gallery/Tasks/CardView"]
        #expect(library.resolve("CardView") == .ambiguous(candidates))
        let diagnostic = try #require(library.render("CardView", [:]).diagnostics.first)
        #expect(diagnostic.problem == .ambiguousTemplate("CardView", candidates: candidates))
        #expect(diagnostic.message.contains("Gallery/Board/CardView or Gallery/Tasks/CardView"))
    }

    @Test func pathsInTargetsAreFoundIfTheyAreUnique() {
        let sources = ["A/Card", "A/Tasks/Row", "B/Card", "B/Board/Row", "Tasks/Panel"].map { name in
            TemplateSource(name: name, file: "\(name).mustache", text: "")
        }
        let library = TemplateLibrary(sources: sources, reserved: .none, targets: ["A", "B"])
        #expect(library.resolve("Tasks/Row") == .found("A/Tasks/Row"))
        #expect(library.resolve("Board/Row") == .found("B/Board/Row"))
        #expect(library.resolve("Card") == .ambiguous(["A/Card", "B/Card"]))
        #expect(library.isMissing("asks/Row") && library.isMissing("Board/Card"))
        #expect(library.resolve("Panel") == .found("Tasks/Panel"))
    }

    @Test func missingNameSuggestsTheNearest() {
        #expect(library.resolve("LitsView") == .missing(nearest: ["Gallery/Tasks/ListView"]))
        let rendering = library.render("LitsView", [:], unresolved: .marked)
        #expect(
            rendering.diagnostics.map(\.problem) == [.missingTemplate("LitsView", nearest: ["Gallery/Tasks/ListView"])])
        #expect(rendering.diagnostics.map(\.place) == [nil])
        #expect(rendering.text == "⚠ &gt; LitsView")
    }

    @Test func internalTemplatesAreFoundByTheirWholeNameAlone() {
        let sources = ["Host/Card": "host", "Tasks/Card": "own", "Host/Layout": "host"].map { name, text in
            TemplateSource(name: name, file: "\(name).mustache", text: text)
        }
        let library = TemplateLibrary(sources: sources, reserved: ReservedTemplates(internalFolders: ["Host"]))
        #expect(library.resolve("Card") == .found("Tasks/Card"))
        #expect(library.resolve("Host/Layout") == .found("Host/Layout"))
        #expect(library.resolve("Layout") == .missing(nearest: []))
        #expect(library.resolve("Host/Layou") == .missing(nearest: []))
    }

    /// A view's partial is seldom meant to be one of the tool's own, whose folder whoever means one writes.
    @Test func templatesOfAFolderAreSuggestedForNamesInIt() {
        let library = TemplateLibrary(
            sources: ["Categories/Child", "Categories/FormField", "Tasks/Row"].map { name in
                TemplateSource(name: name, file: "\(name).mustache", text: "")
            },
            reserved: ReservedTemplates(ownFolder: "Categories", shared: ["Categories/FormField"]))
        #expect(library.resolve("Child") == .found("Categories/Child"))
        #expect(library.resolve("Chidl") == .missing(nearest: []))
        #expect(library.resolve("Rwo") == .missing(nearest: ["Tasks/Row"]))
        #expect(library.resolve("FormFeild") == .missing(nearest: ["Categories/FormField"]))
        #expect(library.resolve("Categories/Chidl") == .missing(nearest: ["Categories/Child"]))
    }

    @Test func brokenTemplateHidesNoOther() throws {
        #expect(library.errors.map(\.place?.file) == ["broken.mustache"])
        #expect(library.resolve("broken") == .broken(library.errors[0]))
        #expect(library.render("Host/page", [:]).text == "page")
        let diagnostic = try #require(library.render("broken", [:]).diagnostics.first)
        #expect(diagnostic == library.errors[0])
        #expect(diagnostic.place?.description == "broken.mustache:1:1")
    }

    @Test func namesAreSortedAndComplete() {
        #expect(
            library.names == [
                "Gallery/Board/CardView", "Gallery/Tasks/CardView", "Gallery/Tasks/ListView", "Host/page", "broken",
            ])
    }

    @Test func laterSourceOfOneNameWins() {
        let library = TemplateLibrary(["a": "{{#broken}}", "b": "b", "a": "second"])
        #expect(library.errors.isEmpty)
        #expect(library.names == ["a", "b"])
        #expect(library.render("a", [:]).text == "second")
    }

    @Test func outputIsAppended() {
        var output = Array("before ".utf8)
        let diagnostics = library.render("ListView", [:], into: &output)
        #expect(diagnostics.isEmpty)
        #expect(String(decoding: output, as: UTF8.self) == "before list")
    }

    @Test func rendersOnManyThreadsAtOnce() async {
        let library = TemplateLibrary(["page": "{{#items}}{{> item}}{{/items}}", "item": "<{{name}}:{{index}}>"])
        let value: TemplateValue = ["items": .list((0..<50).map { ["name": "n\($0)"] })]
        let expected = library.render("page", value).text
        let texts = await withTaskGroup(of: String.self) { group in
            for _ in 0..<64 { group.addTask { library.render("page", value).text } }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts == [expected])
        #expect(expected.hasSuffix("&lt;n49:49&gt;") == false)
    }
}
