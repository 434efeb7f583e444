#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// Views in Swift in templates, and templates in views in Swift.
    @Suite struct MixedViewTests {
        private static let shelf = """
            <section><h2>{{title}}</h2>{{#boxes}}{{> BoxView}}{{/boxes}}
            <button data-operation="tidy">Tidy</button></section>
            """
        private static let tag = """
            <form><input name="text" value="x"><input type="password" name="code"><input type="checkbox" name="sizes" value="1">
            <input type="checkbox" name="sizes" value="3"><button type="button" data-operation="print">Print</button></form>
            """

        private static let stamp = #"<p>Stamp</p><button data-operation="press">Ink</button>"#

        private static func renderer(_ shelf: String = shelf) throws -> HTMLRenderer {
            let own = [
                ("ShelfView", shelf), ("TagView", tag), ("CrateView", "<p>{{> CrateHolderView}}</p>"),
                ("StampView", stamp),
            ]
            let builtIn = try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates])
            let sources = builtIn.names.compactMap { name in
                builtIn.source(of: name).map { TemplateSource(name: name, file: $0.file, text: $0.text) }
            }
            var renderer = HTMLRenderer(
                templates: TemplateLibrary(
                    sources: sources
                        + own.map { TemplateSource(name: $0.0, file: "\($0.0).mustache", text: $0.1) }),
                localizations: TextStore(yaml: [:]), environment: .preview)
            renderer.childViews = SwiftChildViews([BoxView.self, TagView.self, CrateHolderView.self])
            return renderer
        }

        private static func input(_ boxes: Int = 2) -> ViewInput {
            ViewInput(ShelfViewModel.stub(boxes: boxes), viewName: "ShelfView")
        }

        @Test func aTemplateIncludesAViewInSwift() throws {
            let view = try Self.renderer().render(Self.input(), locale: .english)
            #expect(view.diagnostics == [])
            #expect(view.isLive)
            let html = HTMLOutline(view.text)
            #expect(html.problems == [], "\(view.text)")
            #expect(html.all("button").map { $0.attributes["type"] } == ["button", "button", "button", "button", nil])
            #expect(view.text.contains(">Box 1: 0</p>"))
            #expect(view.text.contains(">Box 2: 0</p>"))
            let ids = html.tags.compactMap { $0.attributes["id"] }
            #expect(Set(ids).count == ids.count)
        }

        @Test func aViewDependsOnTheTemplatesInIt() throws {
            let shelf = try Self.renderer().inspect(Self.input(), locale: .english).dependencies
            #expect(shelf == ViewDependencies(templates: ["ShelfView", "BoxView", "TagView", "Components/View"]))
            let cabinet = ViewInput(CabinetViewModel.stub(), in: CabinetView.self)
            let all = try Self.renderer().inspect(cabinet, locale: .english).dependencies.templates
            #expect(all == shelf.templates.union(["CabinetView", "StampView"]))
        }

        @Test(arguments: [
            (
                "<p>{{> BoxView}}</p>",
                """
                ShelfView.mustache:1:4: "BoxView" is a view in Swift, which shows a BoxViewModel, and none is around the tag. \
                Put the tag in the section of a BoxViewModel.
                """
            ),
            (
                "<p>{{> Crates}}</p>",
                """
                ShelfView.mustache:1:4: There is no template "Crates". Check its spelling, or add Crates.mustache.
                """
            ),
        ])
        func aPartialThatCannotBeRenderedIsReported(_ template: String, _ problem: String) throws {
            let view = try Self.renderer(template).render(Self.input(), locale: .english)
            #expect(view.diagnostics.map(\.localizedDescription) == [problem])
            #expect(view.text.hasPrefix("<p>⚠ &gt; "))
        }

        @Test func viewsThatContainEachOtherEnd() throws {
            let input = ViewInput(CrateViewModel.stub(), viewName: "CrateView")
            let view = try Self.renderer().render(input, locale: .english)
            #expect(view.diagnostics.map(\.kind) == [.renderingLimit])
            #expect(view.diagnostics.first?.message.contains("contain each other more than 16 levels deep") == true)
        }

        @Test func everyViewOfAPageWorks() async throws {
            let page = try await Page()
            var state = try await page.press("Add")
            #expect(state.html.contains(">Box 1: 1</p>"), "\(state.html)")
            #expect(state.html.contains(">Box 2: 0</p>"))
            #expect(state.events.map(\.cause) == [.pressed("Add")])
            state = try await page.press("Tidy")
            #expect(state.events.last?.cause == .called("tidy", []))
            #expect(state.html.contains(">Box 1: 1</p>"), "a view keeps its state")
            #expect(state.operations.map(\.type) == ["ShelfStubOps", "TagStubOps", "TagStubOps"])
        }

        @Test func everyViewOfAPageKeepsItsStateInAnotherLocale() async throws {
            let page = try await Page()
            _ = try await page.press("Add")
            var input = LiveInput()
            input.locale = LocaleIdentifier("de")
            let state = try await page.state(after: input)
            #expect(state.html.contains(">Box 1: 1</p>"), "\(state.html)")
            #expect(state.events.count == 1)
            #expect(try await page.press("Add").html.contains(">Box 1: 2</p>"))
        }

        @Test func aViewKeepsItsStateWithTheIdentityOfItsViewModel() async throws {
            let page = try await Page(of: ViewInput(CabinetViewModel.stub(), in: CabinetView.self))
            _ = try await page.press("Add")
            #expect(try await page.press("Ink").events.last?.cause == .called("press", []))
            let state = try await page.press("Turn")
            #expect(state.html.contains(">Side 2: 1</p>"), "\(state.html)")
            // Its identity is random, but it shows the same.
            #expect(state.operations.contains { $0.json.contains(#""pressed" : true"#) })
        }

        @Test func aTemplateInAViewInSwiftWorks() async throws {
            let page = try await Page()
            let state = try await page.press(
                "Print", entering: ["text": ["tea"], "code": ["s3cret"], "sizes": ["", "1", "3"]])
            #expect(state.rejection == nil)
            let values: [LiveEvent.Value] = [
                .init(name: "code", value: "••••••"), .init(name: "sizes", value: "1, 3"),
                .init(name: "text", value: "tea"),
            ]
            #expect(state.events.last?.cause == .called("print", values))
            let printed = state.operations.map(\.json).joined()
            #expect(printed.contains(#""printed" : "tea s3cret [1, 3]""#))
            #expect(printed.contains(#""code" : "s3cret""#))
        }

        @Test func aSecretIsMasked() async throws {
            let page = try await Page()
            let state = try await page.press("Print", entering: ["text": ["tea"], "code": ["s3cret"], "sizes": [""]])
            #expect(state.secrets == ["s3cret"])
            let json = state.maskedOperations.map(\.json).joined()
            #expect(json.contains(#""code" : "••••••""#))
            #expect(!json.contains(#""s3cret""#))
            #expect(state.maskedEvents.last?.changes.first { $0.name == "code" }?.value == #""••••••""#)
        }

        @Test func aSecretIsMaskedInANumberAndInALongerText() {
            let json = #"{"count":2,"isOpen":true,"line":"user:1234","list":[1234,"2"],"pin":1234,"short":"12"}"#
            let state = LiveState(
                html: "", isBusy: false, rejection: nil, operations: [LiveOperations(Int.self, json: Data(json.utf8))],
                events: [], secrets: ["1234", "1"])
            let masked = state.maskedOperations[0].json.filter { !$0.isWhitespace }
            #expect(
                masked
                    == #"{"count":2,"isOpen":true,"line":"user:••••••","list":["••••••","2"],"pin":"••••••","short":"12"}"#
            )
        }

        @Test func theFirstPageHasTheNamesOfEverySession() async throws {
            let first = try Self.renderer().interactive.render(Self.input(), locale: .english)
            #expect(try await Page().state().html == first.text)
        }

        @Test func anUnknownNameIsRejected() async throws {
            let page = try await Page()
            #expect(
                try await page.state(after: LiveInput(entries: ["shelf": "x"])).rejection == .unknownControl("shelf"))
            let old = try await page.state(after: LiveInput(action: .control("v-x9-0")))
            #expect(old.rejection == .unknownControl("v-x9-0"))
        }

        /// A live page, used on threads of their own, as those of the tests serve the main queue.
        private struct Page {
            let view: any LiveView

            init(of input: @autoclosure @escaping @Sendable () -> ViewInput = MixedViewTests.input()) async throws {
                let view = try await onOwnThread {
                    try MixedViewTests.renderer().liveView(of: input(), locale: .english)
                }
                self.view = try #require(view)
            }

            func state(after input: LiveInput = LiveInput()) async throws -> LiveState {
                try await onOwnThread { try view.settledState(after: input) }
            }

            /// Presses the first button with a text. The entries are for the controls beside it.
            func press(_ text: String, entering: [String: [String]] = [:]) async throws -> LiveState {
                let html = try await state().html
                let button = try #require(html.firstMatch(of: try Regex("<button[^>]*>[^/]*\(text)")))
                let action = try #require(html[button.range].firstMatch(of: /name="action" value="([^"]*)"/)?.1)
                let prefix = action.firstIndex(of: ".").map { action[...$0] } ?? ""
                let entries = entering.map { ("\(prefix)\($0.key)", LiveEntry(texts: $0.value)) }
                return try await state(
                    after: LiveInput(
                        entries: Dictionary(uniqueKeysWithValues: entries), action: .control(String(action))))
            }
        }
    }
#endif
