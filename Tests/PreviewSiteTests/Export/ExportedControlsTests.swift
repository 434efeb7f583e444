import PreviewSnapshots
import Testing

@testable import FOSMVVM
@testable import PreviewSite

/// The controls of previews in an export.
struct ExportedControlsTests {
    private func argument(
        _ path: String, _ kind: PreviewArgument.Kind, isOptional: Bool = false, start: String?
    ) -> PreviewArgument {
        PreviewArgument(
            path: path, kind: kind, declaration: .init(owner: nil, type: "Any"), isOptional: isOptional, start: start,
            text: start, refused: nil)
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

    @Test func eachChangeIsALinkWithADocument() throws {
        let export = try TestExport(TestSite.shelves())
        let page = try export.text("previews/ShelfViewModel/left.html")
        #expect(page.contains("href=\"left.html#control-isFull-options\" aria-current=\"true\">false</a>"))
        #expect(
            page.contains(
                "<span class=\"segments\" id=\"control-isFull-options\" role=\"group\" lang=\"en\" dir=\"ltr\" aria-label=\"isFull\">"
            ))
        let full = try #require(
            page.firstMatch(of: /href="left\.html\?changed=([0-9a-f]{16})#control-isFull-options">true</)
        ).1
        #expect(try export.text("render/ShelfViewModel/left.\(full).html").contains("Left, Ada, wood, true"))
        #expect(try export.paths.contains("render/ShelfViewModel/left.de.\(full).html"))
    }

    @Test func otherValuesNeedTheHost() throws {
        let page = try TestExport(TestSite.shelves()).text("previews/ShelfViewModel/left.html")
        #expect(
            page.contains("run the host with \(HostProgram.runningName) serve.</p>\n<div class=\"controls-head\""))
        let disabled = "aria-describedby=\"control-name-about\" disabled>"
        #expect(page.contains(disabled))
        #expect(page.contains("<textarea id=\"control-name\""))
        #expect(page.contains("href=\"left.html\" data-control-reset"))
        #expect(!page.contains("<noscript><button"))
        #expect(!(try TestSite.shelves().page("/previews/ShelfViewModel/left?panel=controls").contains(disabled)))
    }

    @Test func allPanelsAreOnThePage() throws {
        let page = try TestExport(TestSite.shelves()).text("previews/ShelfViewModel/left.html")
        for panel in ["controls", "html", "viewModel", "view", "strings", "problems", "notes"] {
            #expect(page.contains("<section class=\"panel-section\" id=\"panel-\(panel)\""))
            #expect(page.contains("href=\"left.html?panel=\(panel)#panel-\(panel)\""))
        }
        #expect(page.contains("<code id=\"panel-html-code\" data-language=\"html\">&lt;p&gt;"))
        #expect(page.contains("data-copy-from=\"panel-html-code\""))
    }
}
