import SwiftUI
import Testing

@MainActor @Suite struct NavigationStackTests {
    private struct Shelf: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Count") { count += 1 }
                    Text(verbatim: "count \(count)")
                    NavigationLink("Pump") { Details(name: "Pump") }
                    NavigationLink("Chain", value: "Chain")
                    NavigationLink("None", value: String?.none)
                }
                .navigationTitle("Shelf")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
                    Button("Add") {}
                }
                .navigationDestination(for: String.self) { Details(name: $0) }
            }
        }
    }

    private struct Details: View {
        @Environment(\.dismiss) private var dismiss
        @State private var size = 0
        let name: String

        var body: some View {
            VStack {
                Button("Grow") { size += 1 }
                Text(verbatim: "\(name) \(size)")
                Button("Done") { dismiss() }
                Button("Done twice") {
                    dismiss()
                    dismiss()
                }
                NavigationLink("Deeper", value: "Deep \(name)")
            }
            .navigationTitle(name)
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    private func press(_ text: String, in session: ViewSession) throws {
        let link = session.tree.nodes.first { $0.role == .button && $0.texts.joined() == text }
        try session.perform(#require(link?.action, "no button '\(text)'"))
        session.update()
    }

    private func goBack(_ session: ViewSession) throws {
        try session.perform(#require(session.tree.node(.navigation)?.action))
        session.update()
    }

    private func texts(_ session: ViewSession) -> String {
        session.tree.nodes.filter { $0.role == .staticText }.flatMap(\.texts).joined(separator: ", ")
    }

    @Test func theFirstScreenHasATitleAndAToolbar() throws {
        let tree = ViewSession(Shelf()).tree
        let stack = try #require(tree.node(.navigation))
        #expect(stack.parts[.title]?.flatMap(\.texts) == ["Shelf"])
        #expect(stack.parts[.leading]?.flatMap(\.texts) == ["Close"])
        #expect(stack.parts[.trailing]?.flatMap(\.texts) == ["Add"])
        #expect(stack.action == nil)
        #expect(tree.problems == [])
    }

    @Test(arguments: ["Pump", "Chain"])
    func aLinkShowsItsScreenAndTheStackGoesBack(name: String) throws {
        let session = ViewSession(Shelf())
        try press("Count", in: session)
        try press(name, in: session)
        #expect(session.tree.node(.staticText, "\(name) 0") != nil)
        #expect(session.tree.node(.staticText, "count 1") == nil)
        let stack = try #require(session.tree.node(.navigation))
        #expect(stack.parts[.title]?.flatMap(\.texts) == [name])
        #expect(stack.parts[.header]?.flatMap(\.texts) == ["Shelf"])
        #expect(stack.parts[.trailing] == nil)
        guard case .navigation(let bar) = stack.kind else {
            Issue.record("It has another kind.")
            return
        }
        #expect(bar.isInline && bar.hasBackButton)
        try goBack(session)
        #expect(session.tree.node(.staticText, "count 1") != nil)
    }

    @Test func screensAreInFrontOfEachOtherAndKeepTheirState() throws {
        let session = ViewSession(Shelf())
        try press("Pump", in: session)
        try press("Grow", in: session)
        try press("Deeper", in: session)
        #expect(session.tree.node(.staticText, "Deep Pump 0") != nil)
        try press("Grow", in: session)
        try goBack(session)
        #expect(session.tree.node(.staticText, "Pump 1") != nil)
        try press("Deeper", in: session)
        #expect(session.tree.node(.staticText, "Deep Pump 0") != nil, "a screen that is gone loses its state")
    }

    @Test(arguments: ["Pump", "Chain"])
    func dismissGoesBack(name: String) throws {
        let session = ViewSession(Shelf())
        try press(name, in: session)
        try press("Done", in: session)
        #expect(session.tree.node(.staticText, "count 0") != nil)
    }

    @Test func aSecondDismissDoesNothing() throws {
        let session = ViewSession(Shelf())
        try press("Pump", in: session)
        try press("Done twice", in: session)
        #expect(session.tree.node(.staticText, "count 0") != nil)
    }

    @Test func aLinkWithoutAValueIsDisabled() throws {
        let link = ViewSession(Shelf()).tree.nodes.first { $0.role == .button && $0.texts == ["None"] }
        #expect(try #require(link).isEnabled == false)
    }

    private struct Paths: View {
        @State var path = [3, 4]
        @State var item: String?
        @State var isPresented = false

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text(verbatim: "first")
                    Button("Item") { item = "Bell" }
                    Button("Present") { isPresented = true }
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text(verbatim: "screen \(number)")
                        Button("Home") { path = [] }
                    }
                }
                .navigationDestination(item: $item) { Text(verbatim: "item \($0)") }
                .navigationDestination(isPresented: $isPresented) { Text(verbatim: "presented") }
            }
        }
    }

    @Test func thePathIsState() throws {
        let session = ViewSession(Paths())
        #expect(session.tree.node(.staticText, "screen 4") != nil)
        try goBack(session)
        #expect(session.tree.node(.staticText, "screen 3") != nil)
        try press("Home", in: session)
        #expect(session.tree.node(.staticText, "first") != nil)
    }

    @Test(arguments: [("Item", "item Bell"), ("Present", "presented")])
    func stateShowsAScreen(button: String, text: String) throws {
        let session = ViewSession(Paths(path: []))
        try press(button, in: session)
        #expect(session.tree.node(.staticText, text) != nil)
        try goBack(session)
        #expect(session.tree.node(.staticText, "first") != nil)
    }

    @Test func aLinkThatCannotShowAScreenIsAProblem() {
        let alone = ViewSession(NavigationLink("Pump") { Text(verbatim: "Pump") }).tree
        #expect(alone.problems.count == 1)
        #expect(alone.node(.button)?.isEnabled == false)
        let untyped = ViewSession(NavigationStack { NavigationLink("Pump", value: 1) }).tree
        #expect(untyped.problems.map(\.message).joined().contains(".navigationDestination(for: Int.self)"))
    }

    /// The title and the colors of the bar of a screen.
    private func bar(_ screen: some View) -> (title: [String], bar: NavigationBar?, subjects: [String]) {
        let tree = ViewSession(NavigationStack { screen }).tree
        let bars = tree.content.compactMap { if case .navigation(let bar) = $0.kind { bar } else { nil } }
        let titles = tree.content.first?.parts[.title] ?? []
        return (titles.flatMap(\.texts), bars.first, tree.problems.compactMap(\.subject))
    }

    @Test func toolbarsChangeTheBarThatTheyName() {
        let screen = Text(verbatim: "a").navigationTitle(Text(verbatim: "Title"))
        #expect(bar(screen).title == ["Title"])
        #expect(bar(screen.toolbar(.hidden)).title == [])
        #expect(bar(screen.toolbar(removing: .title)).title == [])
        #expect(bar(Text(verbatim: "a").toolbar(removing: .title).navigationTitle(Text(verbatim: "b"))).title == [])
        let other = bar(screen.toolbarColorScheme(.dark, for: .tabBar))
        #expect(other.bar?.appearance.colorScheme == nil && other.subjects == ["toolbarColorScheme(_:for:)"])
        let own = bar(screen.toolbarColorScheme(.dark, for: .navigationBar))
        #expect(own.bar?.appearance.colorScheme == .dark && own.subjects == [])
    }
}
