import SwiftUI
import Testing

@MainActor @Suite struct NavigationSplitViewTests {
    private struct Library: View {
        @State private var columns = NavigationSplitViewVisibility.all

        var body: some View {
            NavigationSplitView(columnVisibility: $columns) {
                VStack {
                    NavigationLink("Pump") { Text(verbatim: "about pumps") }
                    NavigationLink("Chain") { Text(verbatim: "about chains") }
                }
                .navigationTitle("Tools")
            } detail: {
                Text(verbatim: "nothing")
            }
        }
    }

    private func texts(_ session: ViewSession) -> [String] { session.tree.content.flatMap(\.texts) }

    @Test func aLinkShowsItsViewInTheNextColumn() throws {
        let session = ViewSession(Library())
        #expect(texts(session).contains("nothing"))
        for (link, text) in [("Chain", "about chains"), ("Pump", "about pumps"), ("Chain", "about chains")] {
            try session.tap(link)
            #expect(texts(session).filter { $0.hasPrefix("about") } == [text])
            #expect(texts(session).contains("Tools") && !texts(session).contains("nothing"))
        }
    }

    @Test func aButtonHidesTheSidebar() throws {
        let session = ViewSession(Library())
        for isShown in [false, true] {
            let toggle = session.tree.nodes.first { $0.accessibilityLabel == "Sidebar" }
            try session.perform(#require(toggle?.action))
            session.update()
            #expect(texts(session).contains("Pump") == isShown)
        }
    }

    private struct Old: View {
        @State private var isShown = false

        var body: some View {
            NavigationView {
                VStack {
                    Button("Show") { isShown = true }
                    NavigationLink(destination: Text(verbatim: "details"), isActive: $isShown) { EmptyView() }
                }
                .navigationBarTitle("Shelf", displayMode: .inline)
                .navigationBarItems(trailing: Button("Add") {})
            }
            .navigationViewStyle(.stack)
        }
    }

    @Test func aNavigationViewIsAStack() throws {
        let session = ViewSession(Old())
        let stack = try #require(session.tree.node(.navigation))
        #expect(stack.parts[.title]?.flatMap(\.texts) == ["Shelf"])
        #expect(stack.parts[.trailing]?.flatMap(\.texts) == ["Add"])
        try session.tap("Show")
        #expect(session.tree.node(.staticText, "details") != nil)
        try session.perform(#require(session.tree.node(.navigation)?.action))
        #expect(session.tree.node(.staticText, "details") == nil)
    }
}
