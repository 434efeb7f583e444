import SwiftUI
import Testing

@MainActor @Suite struct GestureTests {
    private final class Log {
        var calls: [String] = []
    }

    private let log = Log()

    private func press(_ session: ViewSession) throws {
        let tap = try #require(session.tree.nodes.first { $0.role == .button })
        try session.perform(#require(tap.action))
    }

    @Test func aTapIsPressedLikeAButton() throws {
        let session = ViewSession(Text("Bed").onTapGesture { log.calls.append("tap") })
        #expect(session.tree.outline == "tap\n  text Bed\n")
        #expect(session.tree.problems == [])
        try press(session)
        #expect(log.calls == ["tap"])
    }

    @Test func aDisabledViewIsNotPressed() throws {
        let session = ViewSession(Text("Bed").onTapGesture { log.calls.append("tap") }.disabled(true))
        #expect(throws: (any Error).self) { try press(session) }
        #expect(log.calls == [])
    }

    @Test func theButtonIsBesideControlsOfTheView() {
        let view = HStack {
            Text("Bed")
            Button("Borrow") {}
        }
        .onTapGesture {}
        #expect(
            ViewSession(view).tree.outline == """
                tap beside
                  hStack
                    text Bed
                    button
                      text Borrow

                """)
    }

    @Test func aLongPressReplacesAPressOfNothingElse() throws {
        let session = ViewSession(Text("Bed").onLongPressGesture { log.calls.append("long") })
        try press(session)
        #expect(log.calls == ["long"])
        #expect(session.tree.problems.map(\.subject) == ["gesture(_:)"])

        let both = ViewSession(
            Text("Bed").onTapGesture { log.calls.append("tap") }.onLongPressGesture { log.calls.append("long") })
        #expect(both.tree.outline == "tap\n  text Bed\n")
        let other = ViewSession(
            Text("Bed").onTapGesture(count: 2) { log.calls.append("two") }.onTapGesture { log.calls.append("tap") })
        #expect(other.tree.outline == "tap\n  text Bed\n")
        try press(both)
        try press(other)
        #expect(log.calls == ["long", "tap", "tap"])
    }

    @Test func aDragHasNoEffect() {
        let drag = DragGesture().onChanged { _ in log.calls.append("drag") }
        let tree = ViewSession(Text("Bed").gesture(drag)).tree
        #expect(tree.outline == "text Bed\n")
        #expect(tree.problems.map(\.kind) == [.withoutEffect])
    }

    private struct Twice: Gesture {
        let action: () -> Void

        var body: some Gesture {
            TapGesture(count: 2).exclusively(before: LongPressGesture()).onEnded { _ in action() }
        }
    }

    @Test func gesturesAreCombined() throws {
        let both = TapGesture().onEnded { log.calls.append("tap") }
            .simultaneously(with: LongPressGesture().onEnded { _ in log.calls.append("long") })
            .onEnded { log.calls.append("\($0.first != nil) \($0.second != nil)") }
        try press(ViewSession(Text("Bed").gesture(both)))
        try press(ViewSession(Text("Bed").gesture(Twice { log.calls.append("own") })))
        let mapped = AnyGesture(TapGesture().map { 7 }).onEnded { log.calls.append("\($0)") }
        try press(ViewSession(Text("Bed").highPriorityGesture(mapped)))
        #expect(log.calls == ["tap", "true false", "own", "7"])
        #expect(ViewSession(Text("Bed").gesture(TapGesture(), including: .none)).tree.outline == "text Bed\n")
    }

    private struct Held: View {
        @GestureState private var isHeld = false

        var body: some View {
            Text(isHeld ? "held" : "free")
                .gesture(LongPressGesture().updating($isHeld) { value, state, _ in state = value })
        }
    }

    @Test func theStateOfAGestureIsItsFirstValue() {
        #expect(ViewSession(Held()).tree.outline == "tap replacement\n  text free\n")
    }
}
