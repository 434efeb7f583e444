import SwiftUI
import Testing

@MainActor @Suite struct LayoutTests {
    private struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {}
    }

    @Test func theLayoutOfAProgramShowsRows() {
        let tree = ViewSession(Flow()() { Text("Bed") }).tree
        #expect(tree.outline == "rows\n  text Bed\n")
        #expect(tree.problems.map(\.message) == ["A page does not call the layout Flow. It shows the views in rows."])
    }

    @Test func aModifierOfAGroupModifiesEachView() {
        func outline(_ view: some View) -> String { ViewSession(view).tree.outline }
        let beds = ForEach(1..<3) { Text("Bed \($0)") }
        #expect(
            outline(beds.position(x: 3, y: 4))
                == "position 3.0 4.0\n  text Bed 1\nposition 3.0 4.0\n  text Bed 2\n")
        #expect(
            outline(beds.overlay { Text("!") })
                == (1..<3).map { "overlay\n  overlay:\n    text !\n  text Bed \($0)\n" }.joined())
        #expect(
            outline(beds.background { Text("_") })
                == (1..<3).map { "background\n  background:\n    text _\n  text Bed \($0)\n" }.joined())
        #expect(outline(EmptyView().overlay { Text("!") }).isEmpty)
    }

    @Test func buttonsInOverlaysOfAGroupArePressedByThemselves() throws {
        struct Beds: View {
            @State private var last = ""

            var body: some View {
                Text("last: \(last)")
                Group {
                    Text("A")
                    Text("B")
                }
                .overlay { Counter() }
            }
        }
        let session = ViewSession(Beds())
        let buttons = session.tree.nodes.filter { $0.role == .button }
        #expect(Set(buttons.map(\.id)).count == 2)
        try session.tap("0")
        #expect(session.tree.outline.contains("text 1") && session.tree.outline.contains("text 0"))
    }

    private struct Turning: View {
        @State private var isWide = false
        @State private var count = 0

        var body: some View {
            let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
            layout {
                Counter()
                Button("Turn") { isWide.toggle() }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View { Button("\(count)") { count += 1 } }
    }

    @Test func theStateStaysWhenTheLayoutChanges() throws {
        let session = ViewSession(Turning())
        try session.tap("0")
        try session.tap("Turn")
        #expect(session.tree.outline == "hStack\n  button\n    text 1\n  button\n    text Turn\n")
        #expect(ViewSession(ZStackLayout()() { Text("Bed") }).tree.outline == "zStack\n  text Bed\n")
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    private func shifts(_ view: some View) -> [StyleAttribute] { ViewSession(view).tree.nodes.flatMap(\.style) }

    @Test func aGuideMovesAViewInItsStack() {
        let view = VStack(alignment: .leading) { Text("Bed").alignmentGuide(.leading) { $0[.trailing] - 10 } }
        #expect(shifts(view) == [.effect(.guide(x: GuideShift(length: 10, share: -1), y: nil))])
        #expect(shifts(VStack { Text("Bed").alignmentGuide(.leading) { _ in 10 } }) == [])
        let middle = HStack(alignment: VerticalAlignment(Middle.self)) {
            Text("Bed").alignmentGuide(VerticalAlignment(Middle.self)) { $0[.bottom] }
        }
        #expect(shifts(middle) == [.effect(.guide(x: nil, y: GuideShift(length: 0, share: -0.5)))])
    }

    @Test func aGuideOfAnotherFunctionIsReported() {
        let view = VStack { Text("Bed").alignmentGuide(HorizontalAlignment.center) { min($0.width, 20) } }
        #expect(ViewSession(view).tree.problems.map(\.kind) == [.withoutEffect])
    }

    @Test func cellsHaveTheAlignmentOfTheirColumn() {
        let grid = Grid {
            GridRow(alignment: .top) {
                Text("a").gridCellColumns(2)
                Text("b").gridColumnAlignment(.trailing)
            }
            GridRow {
                Text("c")
                Text("d")
                Text("e")
            }
        }
        let tree = ViewSession(grid).tree
        #expect(tree.outline.hasPrefix("grid 3\n"))
        let cells = tree.nodes.filter { if case .text = $0.kind { true } else { false } }.map(\.cell)
        #expect(cells.map(\.horizontal) == [nil, .trailing, nil, nil, .trailing])
        #expect(cells.map(\.vertical) == [.top, .top, nil, nil, nil])
    }

    @Test func columnsOfLazyGridsHaveAlignments() {
        let items = [GridItem(alignment: .bottomTrailing), GridItem()]
        let tree = ViewSession(LazyHGrid(rows: items) { ForEach(0..<3) { Text("\($0)") } }).tree
        #expect(tree.content[0].children.map(\.cell.horizontal) == [.trailing, nil, .trailing])
        let pinned = LazyVStack(pinnedViews: .sectionHeaders) { Text("Bed") }
        #expect(ViewSession(pinned).tree.problems.map(\.subject) == ["pinnedViews"])
    }

    @Test func cellsHaveTheSpaceOfTheirRow() throws {
        let grid = Grid { GridRow { Text("a") }.padding(4).font(.title).background(.red) }
        let row = try #require(ViewSession(grid).tree.content.first?.children.first)
        #expect(row.style == [.font(.title)])
        #expect(row.children.map(\.style) == [[.padding(.all, length: 4), .background(.color(.red))]])
    }
}
