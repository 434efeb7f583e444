import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ListTests {
    private struct Tools: View {
        @State private var tools = ["Pump", "Chain", "Bell"]
        @State private var selection: String?

        var body: some View {
            NavigationStack {
                VStack {
                    EditButton()
                    List(selection: $selection) {
                        Section("Tools") {
                            ForEach(tools, id: \.self) { tool in
                                Text(verbatim: tool)
                                    .swipeActions { Button("Pin \(tool)") { tools.insert("pinned", at: 0) } }
                            }
                            .onDelete { tools.remove(atOffsets: $0) }
                            .onMove { tools.move(fromOffsets: $0, toOffset: $1) }
                        }
                    }
                    Text(verbatim: "all \(tools.joined(separator: ",")) \(selection ?? "-")")
                }
            }
        }
    }

    private func rows(_ session: ViewSession) -> [ViewNode] {
        session.tree.nodes.filter { if case .row = $0.kind { true } else { false } }
    }

    private func state(_ session: ViewSession) -> String? {
        session.tree.nodes.flatMap(\.texts).first { $0.hasPrefix("all ") }
    }

    @Test func aPressedRowIsSelected() throws {
        let session = ViewSession(Tools())
        try session.perform(#require(rows(session)[1].action))
        #expect(state(session) == "all Pump,Chain,Bell Chain")
        let selected: [Bool?] = rows(session).map { node in
            guard case .row(let row) = node.kind else { return nil }
            return row.isSelected
        }
        #expect(selected == [false, true, false])
    }

    @Test func theMenuOfARowHasItsActions() throws {
        let session = ViewSession(Tools())
        let menu = try #require(rows(session)[2].parts[.actions]?.first)
        #expect(menu.role == .button && menu.children.map { $0.texts.joined() } == ["Pin Bell", "Delete"])
        try session.perform(#require(menu.children.last?.action))
        #expect(state(session) == "all Pump,Chain -")
    }

    @Test func anEditedListMovesAndDeletesItsRows() throws {
        let session = ViewSession(Tools())
        try session.tap("Edit")
        let buttons = rows(session).map { ($0.parts[.actions] ?? []).compactMap(\.accessibilityLabel) }
        #expect(
            buttons == [
                ["Delete: Pump", "Move Down: Pump"], ["Delete: Chain", "Move Up: Chain", "Move Down: Chain"],
                ["Delete: Bell", "Move Up: Bell"],
            ])
        let moveUp = try #require(rows(session)[2].parts[.actions]?.last)
        try session.perform(#require(moveUp.action))
        #expect(state(session) == "all Pump,Bell,Chain -")
        try session.tap("Done")
        #expect(rows(session)[0].parts[.actions]?.count == 1)
    }

    @Test func elementsAreMovedAndRemovedByOffsets() {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(letters == ["b", "d", "a", "c"])
        letters.remove(atOffsets: [1, 3])
        #expect(letters == ["b", "a"])
    }

    @Test func aSectionSaysHowItsRowsLook() throws {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let view = List {
            Section {
                Text(verbatim: "a")
                Text(verbatim: "b").listRowInsets(EdgeInsets()).badge(2)
            }
            .listRowInsets(insets).listRowSeparator(.hidden).listRowBackground(Color.red).badge(1)
            Text(verbatim: "c")
        }
        let tree = ViewSession(view).tree
        let rows = tree.nodes.filter { $0.role == .staticText }.map(\.row)
        try #require(rows.count == 3)
        let (first, second, third) = (rows[0], rows[1], rows[2])
        #expect(first.insets == insets && first.badge.flatMap(\.texts) == ["1"])
        #expect(first.hiddenSeparators == .vertical && first.background.count == 1)
        #expect(second.insets == EdgeInsets() && second.badge.flatMap(\.texts) == ["2"])
        #expect(
            third.insets == nil && third.badge.isEmpty && third.hiddenSeparators.isEmpty && third.background.isEmpty)
    }
}
