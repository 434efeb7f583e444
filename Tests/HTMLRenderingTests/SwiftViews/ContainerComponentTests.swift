#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import Testing

    /// Groups, stacks of screens, tables and dialogs.
    extension ComponentTests {
        @Test func aTableHasHeadersAndCells() throws {
            let (html, text) = try html(ShedTableView.self)
            #expect(html.all("table").first?.attributes["data-testid"] == "tools")
            #expect(html.all("th").map { $0.attributes["scope"] } == ["col", "col", "col"])
            #expect(html.all("tr").count == 3)
            #expect(html.all("td").count == 6)
            #expect(html.all("button").count == 2)
            #expect(text.contains(">Hammer</p>") && text.contains(">Shelf 2</p>"))
        }

        @Test func groupsAreNativeElements() throws {
            let (html, text) = try html(ShedGroupsView.self)
            #expect(html.all("details").map { $0.attributes["open"] != nil } == [false, true])
            #expect(html.all("summary").count == 2)
            #expect(html.all("input").isEmpty, "what is recorded has no entries")
            #expect(html.all("nav").count == 1)
            #expect(html.all("button").map { $0.attributes["aria-current"] }.contains("page"))
            #expect(html.tags.count { $0.attributes["popover"] != nil } == 1)
            #expect(text.contains("grid-template-columns: repeat(2, auto)"))
            #expect(text.contains("grid-template-columns: repeat(auto-fill, minmax(min(100%, 80px), 1fr))"))
        }

        @Test func aStackOfScreensHasABarAndButtons() throws {
            let (html, text) = try html(ShedScreensView.self, isInteractive: true)
            let buttons = html.all("button").map(\.attributes)
            #expect(buttons.map { $0["class"] } == ["ui-button ui-back", "ui-button", "ui-button ui-navigation-link"])
            #expect(buttons.allSatisfy { $0["form"] == "live" && $0["name"] == "action" && $0["value"] != nil })
            #expect(html.all("h2").count == 1)
            #expect(text.contains("Shelf 2"))
            #expect(!text.contains("First"))
        }

        @Test func whatIsPresentedCanBeDismissed() throws {
            let (html, text) = try html(ShedDialogsView.self, isInteractive: true)
            #expect(
                html.all("dialog").map { $0.attributes["class"] } == [
                    "ui-alert ui-confirmation", "ui-sheet ui-popover",
                ])
            #expect(html.all("dialog").allSatisfy { $0.attributes["data-dismiss"] != nil })
            #expect(text.contains("ui-unseen"), "a hidden title still names its dialog")
            #expect(html.all("button").count { $0.attributes["class"] == "ui-button ui-dismiss" } == 2)
            #expect(html.all("dialog").last?.attributes["aria-label"] == "Popover")
        }
    }

    private struct ShedTableView: ViewModelView {
        struct Tool: Identifiable {
            let id: Int
            let name: String
        }

        init(viewModel: ShedViewModel) {}

        var body: some View {
            Table([Tool(id: 1, name: "Hammer"), Tool(id: 2, name: "Saw")]) {
                TableColumn("Name", value: \.name)
                TableColumn("Shelf") { tool in Text("Shelf \(tool.id)") }
                TableColumn("") { _ in Button("Take") {} }
            }
            .accessibilityIdentifier("tools")
        }
    }

    private struct ShedGroupsView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            TabView {
                VStack {
                    GroupBox("Box") { Text("Inside") }
                    DisclosureGroup("Closed") { Text("Inside") }
                    DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
                    Menu("More") { Button("Item") {} }
                    Grid {
                        GridRow {
                            Text("A")
                            Text("B")
                        }
                    }
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("Cell") }
                    LazyVStack { LazyHStack { Text("Base").overlay { Text("Front") } } }
                }
                .tabItem { Text("Home") }
                Text("Second").tabItem { Text("Gear") }
            }
        }
    }

    private struct ShedScreensView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            NavigationStack(path: .constant([1, 2])) {
                Text("First")
                    .navigationTitle("Shed")
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("Next", value: number + 1)
                            .navigationTitle("Shelf \(number)")
                            .toolbar { Button("Add") {} }
                    }
            }
        }
    }

    private struct ShedDialogsView: ViewModelView {
        init(viewModel: ShedViewModel) {}

        var body: some View {
            Text("Shed")
                .confirmationDialog("Empty it?", isPresented: .constant(true), titleVisibility: .hidden) {
                    Button("Empty", role: .destructive) {}
                }
                .popover(isPresented: .constant(true)) { Text("Popover") }
        }
    }
#endif
