import SwiftUI
import Testing

@MainActor @Suite struct EquatableViewTests {
    /// A view that equals every other one of its type.
    private struct Price: View, Equatable {
        let amount: Int
        @State private var presses = 0

        var body: some View {
            Button("Price \(amount), pressed \(presses)") { presses += 1 }
        }

        nonisolated static func == (left: Self, right: Self) -> Bool { true }
    }

    private struct Order: View {
        @State private var count = 1

        var body: some View {
            Button("Add") { count += 1 }
            Price(amount: count * 5).equatable()
        }
    }

    @Test func aViewThatEqualsTheOneBeforeIsEvaluatedAgain() throws {
        let session = ViewSession(Order())
        #expect(session.tree.nodes.flatMap(\.texts).contains("Price 5, pressed 0"))
        #expect(try session.tap("Add").nodes.flatMap(\.texts).contains("Price 10, pressed 0"))
    }

    @Test func aViewKeepsItsState() throws {
        let session = ViewSession(Order())
        _ = try session.tap("Price 5, pressed 0")
        #expect(try session.tap("Add").nodes.flatMap(\.texts).contains("Price 10, pressed 1"))
    }

    @Test func aPageShowsNothingButTheView() {
        #expect(
            ViewSession(EquatableView(content: Price(amount: 5))).tree.outline
                == ViewSession(Price(amount: 5)).tree.outline)
    }

    @Test func aModifierThatChangesNothingKeepsTheView() {
        let text = Text(verbatim: "x")
        #expect(
            ViewSession(text.modifier(EmptyModifier.identity)).tree.outline == ViewSession(text).tree.outline)
    }
}
