import SwiftUI
import Testing

/// What views capture is released with the evaluation or the session that used it.
@MainActor @Suite struct ReleaseTests {
    private final class Token {}

    /// Captures a token wherever a view keeps a function.
    private struct Everything: View {
        let token: Token
        @Environment(\.dismiss) private var dismiss
        @State private var count = 0
        @State private var isShown = true
        @State private var name = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Details") { inner }
                    NavigationLink("Value", value: "value")
                    Button("Count") { count += use() }
                    Toggle("On", isOn: Binding(get: { use() == 1 }, set: { _ in count += use() }))
                    TextField("Name", text: $name).focused($isFocused).onSubmit { count += use() }
                    Stepper("Count", onIncrement: { count += use() }, onDecrement: { count -= use() })
                    ForEach([1, 2], id: \.self) { number in Text(verbatim: "\(number + use())") }
                }
                .navigationTitle("All")
                .navigationDestination(for: String.self) { _ in inner }
                .navigationDestination(isPresented: $isShown) { inner }
                .toolbar { Button("Add") { count += use() } }
                .onAppear { count += use() }
                .task { count += use() }
                .onChange(of: count) { name += "\(use())" }
            }
            .sheet(isPresented: $isShown, onDismiss: { count += use() }) { inner }
            .alert("Alert", isPresented: $isShown) { Button("Close") { count += use() } }
        }

        private var inner: some View {
            TabView {
                Text(verbatim: "\(use())").tabItem { Text("One") }
                Button("Back") {
                    dismiss()
                    count += use()
                }
                .onAppear { count += use() }
                .tabItem { Text("Two") }
            }
        }

        private func use() -> Int { withExtendedLifetime(token) { 1 } }
    }

    @Test(arguments: [false, true]) func aSessionReleasesItsView(updates: Bool) async {
        weak var token: Token?
        do {
            let made = Token()
            token = made
            let session = ViewSession(Everything(token: made))
            let tree = updates ? await session.settle(within: .seconds(300)) : session.tree
            #expect(tree.presentations.count == 2)
            session.end()
        }
        #expect(token == nil)
    }

    @Test func anEvaluationReleasesTheOneBefore() async throws {
        weak var first: Token?
        let session: ViewSession
        do {
            let made = Token()
            first = made
            session = ViewSession(Everything(token: made))
            _ = await session.settle(within: .seconds(300))
        }
        #expect(first != nil)
        session.show(Everything(token: Token())) { _ in }
        _ = session.update()
        #expect(first == nil)
    }
}
