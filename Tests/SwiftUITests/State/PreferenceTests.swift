import SwiftUI
import Testing

@MainActor @Suite struct PreferenceTests {
    private struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }

        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Title: PreferenceKey {
        static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
    }

    private struct Shelf: View {
        @State private var names: [String] = ["none"]
        @State private var isLong = false

        var body: some View {
            VStack {
                Text("a").preference(key: Names.self, value: ["a"])
                VStack {
                    Text("b").preference(key: Names.self, value: ["hidden"]).preference(key: Names.self, value: ["b"])
                }
                .transformPreference(Names.self) { $0.append("c") }
                if isLong { Text("d").preference(key: Names.self, value: ["d"]) }
            }
            .onPreferenceChange(Names.self) { names = $0 }
            Button(names.joined()) { isLong.toggle() }
        }
    }

    @Test func valuesOfViewsAreCombinedInOrder() throws {
        let session = ViewSession(Shelf())
        #expect(session.update().node(.button, "abc") != nil)
        try session.tap("abc")
        #expect(session.tree.node(.button, "abcd") != nil)
        try session.tap("abcd")
        #expect(session.tree.node(.button, "abc") != nil)
        #expect(session.tree.problems.isEmpty)
    }

    @Test func theFunctionGetsTheDefaultValueAtFirst() {
        var titles: [String?] = []
        let session = ViewSession(Text("a").onPreferenceChange(Title.self) { titles.append($0) })
        session.update()
        _ = session.evaluateAgain()
        session.update()
        #expect(titles == [nil])
    }

    @Test func aValueIsShownInFrontOfAView() {
        let view = Text("a").preference(key: Title.self, value: "top")
            .overlayPreferenceValue(Title.self) { Text($0 ?? "none") }
        #expect(ViewSession(view).tree.outline == "overlay\n  overlay:\n    text top\n  text a\n")
    }
}
