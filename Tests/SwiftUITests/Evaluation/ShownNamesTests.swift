import SwiftUI
import Testing

@MainActor @Suite struct ShownNamesTests {
    private struct Bed: Identifiable {
        let id = UUID()
        let name: String
    }

    private struct Ward: View {
        let beds: [Bed]
        @State private var isRenamed = false

        var body: some View {
            VStack {
                Button("Rename") { isRenamed = true }
                ForEach(beds) { bed in
                    HStack {
                        Text(verbatim: isRenamed ? "New \(bed.name)" : bed.name)
                        Button("Choose") {}
                    }
                }
            }
        }
    }

    private static func names(_ names: String...) -> (session: ViewSession, buttons: [String], shown: ShownNames) {
        let session = ViewSession(Ward(beds: names.map { Bed(name: $0) }))
        let shown = ShownNames(of: session.tree, root: "v")
        return (session, buttons(in: session).map { shown.name(of: $0, in: "v") }, shown)
    }

    private static func buttons(in session: ViewSession) -> [String] {
        session.tree.nodes.filter { $0.texts == ["Choose"] }.compactMap(\.action)
    }

    @Test func anElementWithARandomIdIsFoundByWhatItShows() throws {
        let page = Self.names("North", "South")
        let other = Self.names("East", "South", "North")
        let ids = page.buttons.map { other.shown.id(of: $0, last: nil) }
        #expect(ids == [2, 1].map { Self.buttons(in: other.session)[$0] })
        #expect(page.buttons.allSatisfy { $0.contains("_") })
        #expect(Self.names("West").shown.id(of: page.buttons[0], last: nil) == nil)
    }

    @Test func elementsThatShowTheSameAreFoundByTheirOrder() {
        let page = Self.names("New", "New", "North")
        let other = Self.names("North", "New", "New")
        let ids = page.buttons.map { other.shown.id(of: $0, last: nil) }
        #expect(ids == [1, 2, 0].map { Self.buttons(in: other.session)[$0] })
        #expect(Self.names("New").shown.id(of: page.buttons[0], last: nil) == nil, "one of several")
    }

    @Test func aSessionKnowsTheElementsOfItsLastPage() throws {
        let page = Self.names("North", "South")
        try page.session.tap("Rename")
        let now = ShownNames(of: page.session.update(), root: "v")
        #expect(now.id(of: page.buttons[0], last: nil) == nil)
        #expect(now.id(of: page.buttons[0], last: page.shown) == Self.buttons(in: page.session)[0])
    }

    @Test func whatBelongsToAViewInANodeStays() {
        let page = Self.names("North")
        let id = Self.buttons(in: page.session)[0]
        for rest in [".first_name", "-x1-0-c_d"] {
            #expect(page.shown.id(of: page.buttons[0] + rest, last: nil) == id + rest)
        }
        #expect(page.shown.withoutDigests(page.buttons[0]) == id)
    }

    private struct Row<ID: Hashable>: Identifiable {
        let id: ID
    }

    private enum Size: CaseIterable { case small, large }
    private enum Place: Hashable {
        case shelf(Int)
        case floor
    }
    private struct Box: Hashable { let size: Size, place: Place? }

    /// The names of rows whose ids are known in every process do not depend on their order.
    @Test func aKnownIdIsTheName() {
        expectNames([1, 2, 3])
        expectNames(["a", "b", "1"])
        expectNames(Size.allCases)
        expectNames([Place.floor, .shelf(1), .shelf(2)])
        expectNames([Box(size: .small, place: nil), Box(size: .small, place: .floor)])
        expectNames([["a", "b"], ["ab"]])
        expectNames([1.5, 2])
    }

    private func expectNames<ID: Hashable>(_ ids: [ID], sourceLocation: SourceLocation = #_sourceLocation) {
        func nodes(_ ids: [ID]) -> [String] {
            ViewSession(ForEach(ids.map { Row(id: $0) }) { _ in Button("Choose") {} }).tree.nodes.compactMap(\.action)
        }
        let names = nodes(ids)
        #expect(Set(names).count == ids.count, sourceLocation: sourceLocation)
        #expect(nodes(ids.reversed()) == names.reversed(), sourceLocation: sourceLocation)
        #expect(names.allSatisfy { $0.hasPrefix("v-k") }, sourceLocation: sourceLocation)
    }

    @Test func aRandomIdAndAPositionAreNotTheName() {
        func nodes<Data: RandomAccessCollection>(_ data: Data) -> [String] where Data.Element: Hashable {
            ViewSession(ForEach(data, id: \.self) { _ in Button("Choose") {} }).tree.nodes.compactMap(\.action)
        }
        #expect(nodes([UUID(), UUID()]) == ["v-n1", "v-n2"])
        #expect(nodes(["bed \(UUID())"]) == ["v-n1"])
        #expect(nodes([0, 1].filter { $0 > 0 }).allSatisfy { $0.hasPrefix("v-p") })
        let offsets = ForEach(Array(["a", "b"].enumerated()), id: \.offset) { _ in Button("Choose") {} }
        #expect(ViewSession(offsets).tree.nodes.compactMap(\.action).allSatisfy { $0.hasPrefix("v-p") })
    }
}
