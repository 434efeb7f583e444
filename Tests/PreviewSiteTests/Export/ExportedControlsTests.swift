import PreviewSnapshots
import Testing

@testable import FOSMVVM
@testable import PreviewSite

/// The controls of previews in an export.
struct ExportedControlsTests {
    private func argument(
        _ path: String, _ kind: PreviewArgument.Kind, isOptional: Bool = false, start: String?
    ) -> PreviewArgument {
        PreviewArgument(path: path, kind: kind, isOptional: isOptional, start: start, text: start, refused: nil)
    }

    @Test func aControlWithFewValuesHasOptions() {
        let changes = ExportedChanges([
            argument("isOpen", .toggle, start: "true"),
            argument("state", .choice(["a", "b"]), isOptional: true, start: nil),
            argument("owner", .text, isOptional: true, start: "Ada"),
            argument("limit", .number, isOptional: true, start: "2"),
            argument("box", .group, isOptional: true, start: "false"),
        ])
        let texts = changes.all.map(\.texts)
        #expect(
            texts == [
                ["isOpen": "false"], ["state": "a"], ["state": "b"], ["owner.nil": "true"], ["limit": ""],
                ["box": "true"],
            ])
        #expect(changes.options["state"]?.map(\.label) == ["nil", "a", "b"])
        #expect(changes.options["owner"]?.map(\.label) == ["nil", "!= nil"])
        #expect(changes.options["box"]?.map(\.label) == ["nil", "!= nil"])
    }

    @Test func otherControlsHaveNone() {
        let changes = ExportedChanges([
            argument("title", .text, start: "x"), argument("owner", .text, isOptional: true, start: nil),
            argument("list", .length(limit: 3), start: "1"), argument("list.0", .group, start: nil),
        ])
        #expect(changes.all.isEmpty && changes.options.isEmpty)
    }

    @Test func onlyValuesOfTheViewModelItselfAreExportedUpToALimit() {
        let names = (1...ExportedChanges.limit).map(String.init)
        let changes = ExportedChanges([
            argument("list.0.isUrgent", .toggle, start: "false"), argument("state", .choice(names), start: "1"),
            argument("other", .choice(names), start: "1"), argument("isOpen", .toggle, start: "false"),
        ])
        #expect(Set(changes.options.keys) == ["state", "isOpen"])
        #expect(changes.all.count == ExportedChanges.limit)
    }

    /// The pages of the panels, whose changes are links.
    private func pages() throws -> (export: TestExport, start: String, changed: String) {
        let export = try TestExport(TestSite.shelves())
        let start = try export.text("previews/ShelfViewModel/left.de.panels.html")
        let link = try #require(
            start.firstMatch(of: /href="(left\.de\.panels\.[0-9a-f]{16}\.html)#control-isFull-options">true</))
        return (export, start, try export.text("previews/ShelfViewModel/\(link.output.1)"))
    }

    @Test func eachChangeHasADocumentAndAPage() throws {
        let (export, start, changed) = try pages()
        #expect(start.contains("href=\"left.de.panels.html#control-isFull-options\" aria-current=\"true\">false</a>"))
        #expect(
            start.contains(
                "<span class=\"segments\" id=\"control-isFull-options\" role=\"group\" lang=\"en\" dir=\"ltr\" aria-label=\"isFull\">"
            ))
        #expect(changed.contains("#control-isFull-options\" aria-current=\"true\">true</a>"))
        #expect(changed.contains("href=\"left.de.panels.html#control-isFull-options\">false</a>"))
        let frame = try #require(changed.firstMatch(of: /id="preview-frame" src="..\/..\/(render[^"]*)"/))
        #expect(try export.text(String(frame.output.1)).contains("Left, Ada, wood, true"))
    }

    @Test func eachLinkIsOneChange() throws {
        let (_, start, changed) = try pages()
        let metal = try #require(start.firstMatch(of: /href="([^"]*)#control-kind-options">metal</)).output.1
        #expect(changed.contains("href=\"\(metal)#control-kind-options\">metal</a>"))
    }

    @Test func otherValuesNeedTheHost() throws {
        let (_, start, _) = try pages()
        #expect(
            start.contains("run the host with \(HostProgram.runningName) serve.</p>\n<fieldset class=\"controls-list\"")
        )
        #expect(start.contains("data-part=\"list\" disabled>"))
        #expect(start.contains("<textarea id=\"control-name\""))
        #expect(!start.contains("<noscript><button"))
        #expect(
            !(try TestSite.shelves().page("/previews/ShelfViewModel/left?panel=controls").contains("fieldset disabled"))
        )
    }

    @Test func allPanelsAreOnOnePage() throws {
        let (_, start, changed) = try pages()
        for panel in ["controls", "html", "viewModel", "view", "strings", "problems", "notes"] {
            #expect(start.contains("<section class=\"panel-section\" id=\"panel-\(panel)\""))
            #expect(start.contains("href=\"left.de.panels.html#panel-\(panel)\""))
        }
        #expect(start.contains("<code id=\"panel-html-code\" data-language=\"html\">&lt;p&gt;"))
        #expect(start.contains("data-copy-from=\"panel-html-code\""))
        #expect(changed.contains("id=\"panel-controls\"") && !changed.contains("id=\"panel-html\""))
    }
}
