import SwiftUI
import Testing

@MainActor @Suite struct MotionTests {
    private struct Lamp: View {
        @State private var isOn = false
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(count)").opacity(isOn ? 1 : 0).animation(.easeIn, value: isOn)
                Button("Animate") { withAnimation(.linear(duration: 2)) { isOn.toggle() } }
                Button("Switch") { isOn.toggle() }
                Button("Count") { count += 1 }
            }
        }
    }

    private func motions(_ tree: ViewTree) -> [Animation?] {
        tree.nodes.flatMap(\.style).compactMap { attribute in
            if case .motion(let animation) = attribute { .some(animation) } else { nil }
        }
    }

    @Test func whatIsChangedMovesOnTheNextPage() throws {
        let session = ViewSession(Lamp())
        #expect(session.updatePage().motion == nil)
        try session.tap("Animate")
        #expect(session.updatePage().motion == .linear(duration: 2))
        try session.tap("Count")
        let tree = session.updatePage()
        #expect(tree.motion == nil)
        #expect(motions(tree) == [])
    }

    @Test func aViewMovesWhenItsValueChanges() throws {
        let session = ViewSession(Lamp())
        #expect(motions(session.updatePage()) == [])
        try session.tap("Switch")
        let tree = session.updatePage()
        #expect(motions(tree) == [.easeIn] && tree.motion == nil)
        try session.tap("Count")
        #expect(motions(session.updatePage()) == [])
    }

    @Test func theFirstPageDoesNotMove() throws {
        let session = ViewSession(Lamp())
        try session.tap("Animate")
        #expect(session.updatePage().motion == nil)
    }

    private struct Still: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Text("Bed").transaction { $0.animation = nil }
                Toggle("On", isOn: $isOn.animation(.default.repeatForever()))
            }
        }
    }

    @Test func aTransactionChangesTheMotion() throws {
        let session = ViewSession(Still())
        let toggle = try #require(session.updatePage().node(.toggle))
        try session.enter(.isOn(true), in: toggle.id)
        let tree = session.updatePage()
        #expect(motions(tree) == [nil])
        #expect(tree.motion?.repeats == true)
        #expect(
            tree.problems.map(\.message) == ["An animation that repeats moves once on a web page, to the new state."])
    }

    @Test func aSpringEndsAtItsTarget() {
        for spring in [Spring(), .bouncy, Spring(duration: 1, bounce: -0.4), Spring(response: 0.3, dampingRatio: 0.2)] {
            #expect(spring.progress(at: 0) == 0)
            #expect(abs(spring.progress(at: spring.settlingDuration) - 1) < 0.01)
        }
        #expect(abs(Spring(mass: 1, stiffness: 100, damping: 10).dampingRatio - 0.5) < 1e-9)
        #expect((0...50).contains { Spring.bouncy.progress(at: Double($0) / 50) > 1 })
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
        #expect(Animation.linear(duration: 2).speed(4).delay(1).duration == 0.5)
    }

    @Test func transitionsAreCombined() {
        let transition = AnyTransition.move(edge: .top).combined(with: .opacity)
        #expect(transition.insertion.opacity == 0 && transition.insertion.distance == CGSize(width: 0, height: -1))
        let push = AnyTransition(.push(from: .leading))
        #expect(push.insertion.distance?.width == -1 && push.removal.distance?.width == 1)
        let ways = AnyTransition.asymmetric(insertion: .scale, removal: .identity).animation(.linear)
        #expect(ways.insertion.scale == 0 && ways.removal.isIdentity && ways.motion == .linear)
    }

    private struct Turn: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
        }
    }

    @Test func aTransitionOfTheProgramHasNoEffect() {
        let tree = ViewSession(Text("Bed").transition(Turn())).tree
        #expect(tree.problems.map(\.kind) == [.withoutEffect])
        #expect(tree.content.map { $0.transition?.insertion.isIdentity } == [true])
    }

    @Test func phasesAndKeyframesShowTheFirstOne() {
        let phases = Text("Bed").phaseAnimator([1, 2]) { content, phase in
            HStack {
                content
                Text("\(phase)")
            }
        }
        let tree = ViewSession(phases).tree
        #expect(tree.outline == "hStack\n  text Bed\n  text 1\n")
        #expect(tree.problems.map(\.kind) == [.withoutEffect])
        let frames = KeyframeAnimator(initialValue: 0.5) { value in
            Text(verbatim: "\(value)")
        } keyframes: { _ in
            LinearKeyframe(1, duration: 1)
        }
        #expect(ViewSession(frames).tree.outline == "text 0.5\n")
    }
}
