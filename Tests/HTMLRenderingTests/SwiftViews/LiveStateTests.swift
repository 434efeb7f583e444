#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// Observable objects, stored values, preferences and actions of the environment in a view that is used.
    @Suite struct LiveStateTests {
        private struct Live {
            private static var button: Regex<(Substring, tag: Substring, content: Substring)> {
                /<button(?<tag>[^>]*)>(?<content>[\s\S]*?)<\/button>/
            }

            let view: any LiveView

            init() async throws {
                let renderer = HTMLRenderer(
                    templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                    localizations: TextStore(yaml: ["shed.yml": "{en: {BarnViewModel: {title: Shed}}}"]),
                    environment: .preview)
                let view = try await onOwnThread {
                    try renderer.liveView(of: ViewInput(BarnViewModel.stub(), in: BarnView.self), locale: .english)
                }
                self.view = try #require(view)
            }

            func state(after input: LiveInput = LiveInput()) async throws -> LiveState {
                try await onOwnThread { try view.state(after: input) }
            }

            /// Presses the button with a text, and waits for the tasks that it starts.
            func press(_ text: String) async throws -> LiveState {
                let html = try await state().html
                let button = try #require(html.matches(of: Self.button).first { $0.output.content.contains(text) })
                let action = try #require(button.output.tag.firstMatch(of: /value="([^"]+)"/)).output.1
                var state = try await state(after: LiveInput(action: .control(String(action))))
                while state.isBusy { state = try await self.state() }
                return state
            }
        }

        @Test func anObjectChangesTheView() async throws {
            let live = try await Live()
            #expect(try await live.state().html.contains(">Tools: saw</p>"))
            #expect(try await live.press("Add").html.contains(">Tools: saw, drill</p>"))
            let html = try await live.state().html
            let toggle = try #require(
                HTMLOutline(html).all("input").first { $0.attributes["type"] == "checkbox" }?.attributes["name"])
            let state = try await live.state(after: LiveInput(entries: [toggle: LiveEntry("on")]))
            #expect(state.html.contains(">Lent: saw</p>"))
        }

        @Test func aListIsRefreshed() async throws {
            let live = try await Live()
            #expect(try await live.press("Refresh").html.contains(">Tools: saw, hammer</p>"))
        }

        @Test func storedValuesAndPreferencesAreShown() async throws {
            let live = try await Live()
            #expect(try await live.state().html.contains(">1 of 3</p>"))
            let state = try await live.press("Visit")
            #expect(state.html.contains(">1 of 4</p>"))
        }

        @Test func anAddressThatIsNotOpenedIsListed() async throws {
            let state = try await Live().press("Open")
            #expect(state.events.compactMap(\.error).first?.contains("Use a Link") == true)
        }
    }

    private struct Tool: Identifiable {
        let id: Int
        let name: String
        var isLent = false
    }

    private final class Shed: ObservableObject {
        @Published var tools = [Tool(id: 1, name: "saw")]

        func add(_ name: String) { tools.append(Tool(id: tools.count + 1, name: name)) }
    }

    private struct CountKey: PreferenceKey {
        static var defaultValue: Int { 0 }

        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct BarnView: ViewModelView {
        @StateObject private var shed = Shed()
        private let viewModel: BarnViewModel

        var body: some View { CountedShelf().environmentObject(shed) }

        init(viewModel: BarnViewModel) {
            self.viewModel = viewModel
        }
    }

    private struct CountedShelf: View {
        @EnvironmentObject private var shed: Shed
        @AppStorage("visits") private var visits = 3
        @Environment(\.openURL) private var openURL
        @State private var count = 0

        var body: some View {
            VStack {
                Text(verbatim: "Tools: " + shed.tools.map(\.name).joined(separator: ", "))
                Text(verbatim: "Lent: " + shed.tools.filter(\.isLent).map(\.name).joined(separator: ", "))
                Text(verbatim: "\(count) of \(visits)")
                List {
                    ForEach($shed.tools) { $tool in
                        Toggle(tool.name, isOn: $tool.isLent).preference(key: CountKey.self, value: 1)
                    }
                }
                .refreshable { await refresh() }
                Button("Add") { shed.add("drill") }
                Button("Visit") { visits += 1 }
                Button("Open") { if let url = URL(string: "https://example.com") { openURL(url) } }
            }
            .onPreferenceChange(CountKey.self) { count = $0 }
        }

        private func refresh() async { shed.add("hammer") }
    }

    @ViewModel
    private struct BarnViewModel {
        @LocalizedString var title
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }
#endif
