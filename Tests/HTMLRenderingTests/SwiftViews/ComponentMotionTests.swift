#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// The HTML of views that are pressed, move and depend on their size.
    @Suite struct ComponentMotionTests {
        private func page() throws -> LivePage {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: [:]), environment: .preview)
            return LivePage(of: ViewInput(DoorViewModel(), in: DoorView.self), locale: .english, renderer: renderer)
        }

        private func button(_ identifier: String, in html: String) throws -> [String: String] {
            try #require(HTMLOutline(html).all("button").map(\.attributes).first { $0["data-testid"] == identifier })
        }

        @Test func aPressMovesWhatItChanges() async throws {
            try await onOwnThread {
                let page = try page()
                defer { page.end() }
                let first = page.begin().text
                #expect(!first.contains("--ui-motion"))
                let action = try #require(try button("door", in: first)["value"])
                let opened = page.state(after: LiveInput(action: .control(action))).html
                #expect(
                    opened.contains(
                        #"<div class="ui-view" style="--ui-motion-duration: 2s; --ui-motion-curve: cubic-bezier(0, 0, 1, 1); --ui-motion-delay: 0s">"#
                    ))
                #expect(opened.contains(#"data-enter="opacity translate" data-leave="opacity translate""#))
                #expect(
                    opened.contains("--ui-enter-translate: calc((0% + 0px) * var(--ui-direction, 1)) calc(-100% + 0px)")
                )
                #expect(!page.state(after: LiveInput()).html.contains("--ui-motion"))
            }
        }

        @Test func whatIsPressedIsAButton() async throws {
            try await onOwnThread {
                let page = try page()
                defer { page.end() }
                let html = page.begin().text
                let outline = HTMLOutline(html)
                #expect(outline.problems == [], "\(html)")
                #expect(try button("door", in: html)["form"] == "live")
                let beside = try button("row", in: html)
                #expect(beside["aria-label"] == "Hinge, Repair" && beside["class"] == "ui-tap ui-tap-cover")
                #expect(html.contains(">Repair</"))
            }
        }

        @Test func theBrowserReportsTheSize() async throws {
            try await onOwnThread {
                let page = try page()
                defer { page.end() }
                let html = page.begin().text
                let reader = try #require(HTMLOutline(html).all("div").first { $0.attributes["data-geometry"] != nil })
                #expect(reader.attributes["data-size"] == "358 40" && html.contains(">358 wide</"))
                let id = try #require(reader.attributes["data-geometry"])
                var input = LiveInput()
                input.sizes = LiveSizes([
                    "\(id) 16 20 500 40", "x 1 2 3", "y a b c d", "\(id) 0 0 1e9 1", "\(id) 0 0 -1 1",
                ])
                #expect(input.changesState && input.sizes.places.count == 1)
                #expect(page.state(after: input).html.contains(">500 wide</"))
            }
        }

        @Test func aPageIsRenderedForASize() async throws {
            try await onOwnThread {
                let renderer = HTMLRenderer(
                    templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                    localizations: TextStore(yaml: [:]), environment: .preview)
                let input = ViewInput(DoorViewModel(), in: DoorView.self)
                let html = renderer.interactive.render(input, locale: .english).text
                let reader = try #require(HTMLOutline(html).all("div").first { $0.attributes["data-geometry"] != nil })
                let sizes = LiveSizes(["\(reader.attributes["data-geometry"] ?? "") 0 0 640 40"])
                #expect(renderer.measured(sizes).render(input, locale: .english).text.contains(">640 wide</"))
                let still = renderer.render(input, locale: .english).text
                #expect(!still.contains("data-geometry") && !still.contains("data-enter"))
            }
        }

        @MainActor @Test func aGuideAndACellAreStyles() {
            func style(_ view: some View) -> String {
                let nodes = ViewSession(view).tree.nodes.filter { if case .text = $0.kind { true } else { false } }
                return nodes.flatMap(ComponentBox.boxes).map { "\($0.members[0].value)" }.joined(separator: " ")
            }
            let guided = VStack(alignment: .leading) {
                Text(verbatim: "x").alignmentGuide(.leading) { $0[.trailing] - 4 }
            }
            #expect(style(guided).contains("translate: calc((-100% + 4px) * var(--ui-direction, 1)) 0px"))
            let cell = Grid { GridRow { Text(verbatim: "x").gridCellColumns(2).gridCellAnchor(.topTrailing) } }
            #expect(style(cell).contains("grid-column: span 2"))
            #expect(style(cell).contains("--ui-cell-justify: end; --ui-cell-align: start"))
        }
    }

    private struct DoorView: ViewModelView {
        @State private var isOpen = false

        init(viewModel: DoorViewModel) {}

        var body: some View {
            VStack {
                Text(verbatim: "Door").onTapGesture { withAnimation(.linear(duration: 2)) { isOpen.toggle() } }
                    .accessibilityIdentifier("door")
                if isOpen {
                    Text(verbatim: "Open").transition(.move(edge: .top).combined(with: .opacity))
                }
                HStack {
                    Text(verbatim: "Hinge")
                    Button {
                    } label: {
                        Text(verbatim: "Repair")
                    }
                }
                .onTapGesture {}.accessibilityIdentifier("row")
                GeometryReader { Text(verbatim: "\(Int($0.size.width)) wide") }.frame(height: 40)
            }
        }
    }

    @ViewModel
    private struct DoorViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { Self() }
    }
#endif
