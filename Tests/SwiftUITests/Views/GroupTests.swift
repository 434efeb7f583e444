import SwiftUI
import Testing

@MainActor @Suite struct GroupTests {
    private struct Groups: View {
        @State private var isExpanded = true

        var body: some View {
            VStack {
                GroupBox("Box") { Text(verbatim: "in a box") }
                DisclosureGroup("Own") { Text(verbatim: "hidden") }
                DisclosureGroup("Bound", isExpanded: $isExpanded) { Text(verbatim: "shown") }
                Menu("Menu", systemImage: "gear") { Button("Item") { isExpanded = false } }
                Grid {
                    GridRow {
                        Text(verbatim: "a")
                        Text(verbatim: "b")
                    }
                    Divider()
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text(verbatim: "cell") }
                ContentUnavailableView("None", systemImage: "gear", description: Text(verbatim: "why"))
                Text(verbatim: "base").overlay(alignment: .topTrailing) { Text(verbatim: "front") }
            }
        }
    }

    @Test func groupsHaveLabelsAndContent() {
        #expect(
            ViewSession(Groups()).tree.outline == """
                vStack
                  groupBox
                    label:
                      text Box
                    text in a box
                  disclosure false
                    label:
                      text Own
                    text hidden
                  disclosure true
                    label:
                      text Bound
                    text shown
                  menu
                    label:
                      label
                        icon:
                          symbol gear
                        text Menu
                    button
                      text Item
                  grid 2
                    gridRow
                      text a
                      text b
                    divider
                  lazyGrid 1
                    text cell
                  unavailable
                    label:
                      label
                        icon:
                          symbol gear
                        text None
                    text why
                  overlay
                    overlay:
                      text front
                    text base

                """)
    }

    @Test func aGroupIsExpandedByTheUserAndByState() throws {
        let session = ViewSession(Groups())
        let groups = { session.tree.nodes.filter { if case .disclosure = $0.kind { true } else { false } } }
        #expect(groups().map(\.controlValue) == [.isOn(false), .isOn(true)])
        try session.enter(.isOn(true), in: groups()[0].id)
        #expect(groups().map(\.controlValue) == [.isOn(true), .isOn(true)])
        try session.tap("Item")
        #expect(groups().map(\.controlValue) == [.isOn(true), .isOn(false)])
        #expect(throws: ViewInputError.self) { try session.enter(.text("on"), in: groups()[0].id) }
    }

    private struct Tabs: View {
        @State private var selection = "b"
        @State private var count = 0

        var body: some View {
            TabView(selection: $selection) {
                VStack { Text(verbatim: "first \(count)") }.tabItem { Label("One", systemImage: "house") }.tag("a")
                Button("Count") { count += 1 }.tag("b").tabItem { Text("Two") }
                Tab("Three", systemImage: "gear", value: "c") { Text(verbatim: "third") }
            }
        }
    }

    private struct OwnTabs: View {
        var body: some View {
            TabView {
                Text(verbatim: "first").tabItem { Text("One") }
                Tab("Two", systemImage: "gear") { Text(verbatim: "second") }
            }
        }
    }

    private func select(_ name: String, in session: ViewSession) throws {
        let tab = session.tree.nodes.first { if case .tab = $0.kind { $0.texts == [name] } else { false } }
        try session.perform(#require(tab?.action))
        session.update()
    }

    private func selected(_ session: ViewSession) -> [String] {
        session.tree.nodes.filter { if case .tab(true) = $0.kind { true } else { false } }.flatMap(\.texts)
    }

    @Test func theSelectedTabIsShown() throws {
        let session = ViewSession(Tabs())
        #expect(selected(session) == ["Two"])
        try session.tap("Count")
        try select("One", in: session)
        #expect(session.tree.node(.staticText, "first 1") != nil)
        #expect(session.tree.node(.button, "Count") == nil)
        try select("Three", in: session)
        #expect(session.tree.node(.staticText, "third") != nil)
    }

    @Test func tabsWithoutASelectionKeepTheirOwn() throws {
        let session = ViewSession(OwnTabs())
        #expect(selected(session) == ["One"])
        try select("Two", in: session)
        #expect(selected(session) == ["Two"])
        #expect(session.tree.node(.staticText, "second") != nil)
    }

    private struct AlertingTabs: View {
        @State private var selection = "a"

        var body: some View {
            TabView(selection: $selection) {
                Text("One").alert("First", isPresented: .constant(selection == "b")) {}.tabItem { Text("One") }.tag("a")
                VStack { Text("Two").alert("Second", isPresented: .constant(true)) {} }.tabItem { Text("Two") }.tag("b")
            }
        }
    }

    @Test func theAlertOfAHiddenTabIsNotShown() throws {
        let session = ViewSession(AlertingTabs())
        #expect(session.tree.presentations.count == 0)
        try select("Two", in: session)
        #expect(session.tree.presentations.flatMap { $0.parts[.title]?.flatMap(\.texts) ?? [] } == ["Second"])
    }

    @Test func aTabWithoutALabelIsAProblem() {
        let tree = ViewSession(TabView { Text(verbatim: "first") }).tree
        #expect(tree.problems.map(\.message).joined().contains(".tabItem"))
    }
}
