#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// What is pressed on a page acts on the element that the page shows, also if the session has its elements in another
    /// order, or other ones.
    @Suite struct ElementIdentityTests {
        private static func renderer() throws -> HTMLRenderer {
            let builtIn = try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates])
            let sources = builtIn.names.compactMap { name in
                builtIn.source(of: name).map { TemplateSource(name: name, file: $0.file, text: $0.text) }
            }
            let badge = #"<button type="button" data-operation="take" data-testid="{{name}}">Take</button>"#
            return HTMLRenderer(
                templates: TemplateLibrary(
                    sources: sources + [TemplateSource(name: "BadgeView", file: "BadgeView.mustache", text: badge)]),
                localizations: TextStore(yaml: [:]), environment: .preview)
        }

        private static func input(_ kind: WardKind, _ arrival: [String]) -> ViewInput {
            ViewInput(WardViewModel(kind: kind, arrival: arrival), in: WardView.self)
        }

        /// Returns the actions of the buttons on a page without a session, by their identifiers.
        private func page(_ kind: WardKind, _ arrival: [String]) async throws -> [String: String] {
            actions(try await document(kind, arrival))
        }

        private func document(_ kind: WardKind, _ arrival: [String]) async throws -> String {
            try await onOwnThread {
                try Self.renderer().interactive.render(Self.input(kind, arrival), locale: .english).text
            }
        }

        private func actions(_ html: String) -> [String: String] {
            let buttons = HTMLOutline(html).all("button").compactMap { button in
                button.attributes["data-testid"].flatMap { id in button.attributes["value"].map { (id, $0) } }
            }
            return Dictionary(buttons) { first, _ in first }
        }

        private func session(_ kind: WardKind, _ arrival: [String]) async throws -> any LiveView {
            let view = try await onOwnThread {
                try Self.renderer().liveView(of: Self.input(kind, arrival), locale: .english)
            }
            let live = try #require(view)
            _ = try await send(LiveInput(), to: live)
            return live
        }

        private func send(_ input: LiveInput, to view: any LiveView) async throws -> LiveState {
            try await onOwnThread { try view.settledState(after: input) }
        }

        @Test(arguments: WardKind.withRows, [["South", "East", "North"], ["East", "North", "South"]])
        private func thePressedRowIsSelected(kind: WardKind, arrival: [String]) async throws {
            let page = try await page(kind, ["North", "South", "East"])
            for name in ["North", "South", "East"] {
                let action = try #require(page[name], "\(page)")
                let state = try await send(
                    LiveInput(action: .control(action)), to: try await session(kind, arrival))
                #expect(state.rejection == nil, "\(name): \(action)")
                let isSelected =
                    kind == .templates
                    ? state.operations.contains { $0.json.contains("\"taken\" : \"\(name)\"") }
                    : state.html.contains(">Selected: \(name)<")
                #expect(isSelected, "\(name): \(state.html)")
            }
        }

        @Test(arguments: [WardKind.random, .position, .table, .screens, .views])
        private func aRowThatIsNotThereIsRefused(kind: WardKind) async throws {
            let page = try await page(kind, ["North", "South"])
            let view = try await session(kind, ["East", "North"])
            let south = try #require(page["South"])
            let refused = try await send(LiveInput(action: .control(south)), to: view)
            #expect(refused.rejection == .unknownControl(south))
            #expect(refused.html.contains(">Selected: <"))
            let north = try #require(page["North"])
            #expect(try await send(LiveInput(action: .control(north)), to: view).html.contains(">Selected: North<"))
        }

        @Test func anIndexThatShowsSomethingElseIsRefused() async throws {
            let view = try await session(.position, ["North", "South"])
            let page = actions(try await send(LiveInput(), to: view).html)
            let remove = try #require(page["remove North"])
            #expect(try await send(LiveInput(action: .control(remove)), to: view).rejection == nil)
            #expect(try await send(LiveInput(action: .control(remove)), to: view).rejection == .unknownControl(remove))
            let south = try #require(page["South"])
            #expect(try await send(LiveInput(action: .control(south)), to: view).html.contains(">Selected: South<"))
        }

        @Test func aChoiceWithARandomTagIsFoundByItsLabel() async throws {
            func option(_ html: String) -> String? {
                html.firstMatch(of: #/<option value="([^"]*)"[^>]*>South</#).map { String($0.1) }
            }
            let html = try await document(.picker, ["North", "South"])
            let name = try #require(HTMLOutline(html).all("select").first?.attributes["name"])
            let value = try #require(option(html))
            let view = try await session(.picker, ["South", "East", "North"])
            let state = try await send(LiveInput(entries: [name: LiveEntry(value)]), to: view)
            #expect(state.rejection == nil)
            #expect(state.html.contains(">Selected: South<"))
        }

        @Test func theEntriesOfARowAreThatRows() async throws {
            func fields(_ html: String) -> [String: String] {
                let inputs = HTMLOutline(html).all("input").filter { $0.attributes["type"] == "text" }
                return Dictionary(
                    inputs.compactMap { input in
                        input.attributes["data-testid"].flatMap { id in input.attributes["name"].map { (id, $0) } }
                    }, uniquingKeysWith: { $1 })
            }
            for kind in [WardKind.fields, .indexedFields] {
                let page = fields(try await document(kind, ["A", "B"]))
                let view = try await session(kind, ["B", "A"])
                let (a, b) = (try #require(page["A"]), try #require(page["B"]))
                var state = try await send(LiveInput(entries: [a: "A", b: "Blue"]), to: view)
                #expect(state.rejection == nil)
                #expect(fields(state.html)["Blue"] != nil && fields(state.html)["A"] != nil, "\(state.html)")
                // A page that is older still has the names of other contents. What it does not change is not missed.
                let blue = try #require(fields(state.html)["Blue"])
                state = try await send(LiveInput(entries: [blue: "Blue", a: "A"]), to: view)
                #expect(state.rejection == nil)
            }
        }
    }

    private enum WardKind: String, Codable {
        case known, random, position, table, screens, views, templates, picker, fields, indexedFields
        static let withRows: [WardKind] = [.known, .random, .position, .table, .screens, .views, .templates]
    }

    private struct Bed: Identifiable, Hashable {
        let id = UUID()
        var name: String
    }

    /// A view whose beds come one after the other, and that shows them sorted.
    private struct WardView: ViewModelView {
        @State private var beds: [Bed] = []
        @State private var selected = ""
        @State private var choice: UUID?
        private let viewModel: WardViewModel

        init(viewModel: WardViewModel) { self.viewModel = viewModel }

        var body: some View {
            VStack {
                Text(verbatim: "Selected: \(selected)\(beds.first { $0.id == choice }?.name ?? "")")
                list(beds.sorted { $0.name < $1.name })
            }
            .task {
                for name in viewModel.arrival {
                    beds.append(Bed(name: name))
                    await Task.yield()
                }
            }
        }

        @ViewBuilder private func list(_ sorted: [Bed]) -> some View {
            switch viewModel.kind {
            case .known: ForEach(sorted, id: \.name, content: row)
            case .random: ForEach(sorted, content: row)
            case .position: ForEach(sorted.indices, id: \.self) { row(sorted[$0]) }
            case .table:
                Table(sorted) {
                    TableColumn("Name") { Text(verbatim: $0.name) }
                    TableColumn("Select") { row($0) }
                }
            case .screens: ForEach(sorted) { bed in AnyView(row(bed)).id(UUID()) }
            case .views: ForEach(sorted) { bed in Section { row(bed) } }
            case .templates:
                ForEach(sorted) { bed in BadgeView(viewModel: BadgeViewModel(name: bed.name)) }
            case .picker:
                Picker("Bed", selection: $choice) {
                    ForEach(sorted) { bed in Text(verbatim: bed.name).tag(Optional(bed.id)) }
                }
            case .fields:
                ForEach(sorted) { bed in field(bed) }
            case .indexedFields: ForEach(sorted.indices, id: \.self) { field(sorted[$0]) }
            }
        }

        private func row(_ bed: Bed) -> some View {
            HStack {
                Text(verbatim: bed.name)
                Button("Select") { selected = bed.name }.uiTestingIdentifier(bed.name)
                Button("Remove") { beds.removeAll { $0 == bed } }.uiTestingIdentifier("remove \(bed.name)")
            }
        }

        private func field(_ bed: Bed) -> some View {
            TextField(
                "Name",
                text: Binding(
                    get: { bed.name },
                    set: { name in
                        guard let index = beds.firstIndex(where: { $0.id == bed.id }) else { return }
                        beds[index].name = name
                    })
            )
            .uiTestingIdentifier(bed.name)
        }
    }

    @ViewModel
    private struct WardViewModel {
        let kind: WardKind
        let arrival: [String]
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { Self(kind: .known, arrival: []) }
    }

    private struct BadgeView: ViewModelView {
        private let viewModel: BadgeViewModel

        init(viewModel: BadgeViewModel) { self.viewModel = viewModel }
    }

    @ViewModel
    private struct BadgeViewModel {
        let name: String
        var vmId = ViewModelId()

        var operations: BadgeStubOps { BadgeStubOps(name) }

        static func stub() -> Self { Self(name: "") }
    }

    @CallableOperations
    private final class BadgeStubOps: ViewModelOperations, @unchecked Sendable {
        private let name: String
        private(set) var taken = ""

        init(_ name: String) { self.name = name }

        func take() { taken = name }
    }
#endif
