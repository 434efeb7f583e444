import SwiftUI
import Testing

/// Accessibility, controls and other calls.
@MainActor @Suite struct OtherCallsTests {
    @Test func oldAccessibilityIsThatOfToday() throws {
        let view = Text(verbatim: "a").accessibility(label: Text(verbatim: "label"))
            .accessibility(value: Text(verbatim: "value")).accessibility(hint: Text(verbatim: "hint"))
            .accessibility(identifier: "id").accessibility(hidden: true)
        let node = try #require(ViewSession(view).tree.content.first)
        #expect(node.accessibilityLabel == "label" && node.accessibilityValue == "value")
        #expect(node.accessibilityHint == "hint" && node.identifier == "id" && node.isAccessibilityHidden)
    }

    @Test func aLabelCanBeDisabled() {
        let view = VStack {
            Text(verbatim: "a").accessibilityLabel(Text(verbatim: "one"), isEnabled: true)
            Text(verbatim: "b").accessibilityLabel(Text(verbatim: "two"), isEnabled: false)
        }
        let texts = ViewSession(view).tree.nodes.filter { $0.role == .staticText }
        #expect(texts.map(\.accessibilityLabel) == ["one", nil])
    }

    private struct Focus: View {
        @AccessibilityFocusState private var isFocused: Bool

        var body: some View {
            Text(verbatim: isFocused ? "yes" : "no").accessibilityFocused($isFocused)
        }
    }

    @Test func theFocusOfAssistiveTechnologyIsNoted() {
        let tree = ViewSession(Focus()).tree
        #expect(tree.outline == "text no\n" && tree.problems.map(\.subject) == ["accessibilityFocused(_:)"])
    }

    @Test func aRotorIsNoted() {
        let view = Text(verbatim: "a")
            .accessibilityRotor(Text(verbatim: "Rows")) {
                ForEach([1, 2], id: \.self) { AccessibilityRotorEntry(Text(verbatim: "\($0)"), id: $0) }
            }
            .accessibilityRepresentation { Button("b") {} }
        let tree = ViewSession(view).tree
        #expect(tree.outline == "text a\n")
        #expect(
            Set(tree.problems.map(\.subject)) == [
                "accessibilityRotor(_:entries:)", "accessibilityRepresentation(representation:)",
            ])
    }

    @Test func theProgressOfATimeAndOfWork() throws {
        let past = Date(timeIntervalSinceNow: -200)...Date(timeIntervalSinceNow: -100)
        let view = ProgressView(timerInterval: past, countsDown: false) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        }
        let tree = ViewSession(view).tree
        #expect(tree.outline == "progress 1.0\n")
        #expect(tree.problems.map(\.subject) == ["ProgressView(timerInterval:)"])
        let work = Progress(totalUnitCount: 4)
        work.completedUnitCount = 1
        #expect(ViewSession(ProgressView(work)).tree.outline == "progress 0.25\n")
    }

    @Test func aSearchWithoutResults() {
        let view = ContentUnavailableView.search(text: "xyz").environment(\.locale, Locale(identifier: "de"))
        let texts = ViewSession(view).tree.nodes.filter { $0.role == .staticText }.flatMap(\.texts)
        #expect(
            Set(texts) == [
                "Keine Ergebnisse für „xyz“", "Prüfe die Schreibweise oder versuche eine neue Suche.",
            ])
    }

    @Test func sharingShowsALinkOrANote() throws {
        let address = try #require(URL(string: "https://example.org"))
        let link = ShareLink(item: address, preview: SharePreview("Page")) { Text(verbatim: "Share") }
        #expect(ViewSession(link).tree.node(.link, "Share") != nil)
        let texts = ViewSession(ShareLink(items: ["a", "b"]) { Text(verbatim: "Share") }).tree
        #expect(texts.problems.map(\.subject) == ["ShareLink"])
    }

    @Test func glassIsATranslucentSurface() {
        let tree = ViewSession(Text(verbatim: "a").glassEffect(.regular.tint(.red), in: .circle)).tree
        #expect(tree.outline == "background\n  background:\n    zStack\n      shape\n      shape\n  text a\n")
        let button = ViewSession(Button("b") {}.buttonStyle(.glassProminent)).tree
        #expect(button.outline == "button borderedProminent\n  text b\n")
    }

    private struct Tool: Identifiable {
        let id: Int
        let name: String
    }

    @Test func theSelectionOfATableIsNoted() {
        let view = Table([Tool(id: 1, name: "Saw")], selection: .constant(Set<Int>())) {
            TableColumn("Name", value: \.name) { Text(verbatim: $0.name) }.width(80)
        }
        let tree = ViewSession(view).tree
        #expect(tree.nodes.filter { $0.role == .staticText }.flatMap(\.texts) == ["Name", "Saw"])
        #expect(Set(tree.problems.map(\.subject)) == ["The selection of a Table", "width(_:)"])
    }

    @Test func whatAPageDoesNotDoIsNoted() {
        let view = Text(verbatim: "a").modifier(EmptyModifier()).focusable()
            .onKeyPress(.space) { .handled }
            .onGeometryChange(for: CGSize.self, of: \.size) { _ in }
            .onDrop(of: [.image], isTargeted: nil) { _ in false }
        let tree = ViewSession(view).tree
        #expect(tree.outline == "text a\n" && tree.problems.count == 4)
    }

    @Test func argumentsThatAPageDoesNotShowAreNoted() {
        let text = Text(verbatim: "a")
        func notes(_ view: some View) -> Int { ViewSession(view).tree.problems.count }
        let shown = Binding.constant(false)
        #expect(notes(text.searchable(text: .constant(""), placement: .sidebar)) == 1)
        #expect(notes(text.searchable(text: .constant(""))) == 0)
        #expect(notes(text.popover(isPresented: shown, arrowEdge: .top) { text }) == 1)
        #expect(notes(text.popover(isPresented: shown) { text }) == 0)
        #expect(notes(text.listRowSeparatorTint(.red, edges: .top)) == 1)
        #expect(notes(text.pickerStyle(.wheel)) == 1)
        #expect(notes(text.pickerStyle(.menu)) == 0)
    }
}
