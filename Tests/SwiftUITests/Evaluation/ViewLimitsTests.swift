import SwiftUI
import Testing

@MainActor @Suite struct ViewLimitsTests {
    private struct Endless: View {
        var body: some View {
            VStack {
                Endless()
                Endless()
            }
        }
    }

    private struct Deep: View {
        let level: Int

        var body: some View {
            if level > 0 { AnyView(Deep(level: level - 1)) }
        }
    }

    @Test func aViewThatContainsItselfIsAProblem() {
        let problems = ViewSession(Endless()).tree.problems
        #expect(
            problems.map(\.message) == [
                "The views in Endless are nested more than 500 levels deep. Check whether a body contains its own view."
            ])
    }

    @Test func viewsMayBeNestedUpToTheLimit() {
        #expect(ViewSession(Deep(level: 100)).tree.problems.isEmpty)
    }

    @Test func aTreeIsBounded() {
        let tree = ViewSession(ForEach(0..<1_000_000_000) { Text("\($0)") }).tree
        #expect(tree.problems.map(\.kind) == [.brokenView])
        #expect(tree.content.count < ViewLimits.views)
    }

    @Test func elementsWithEqualIdsAreAProblemAndAreShown() {
        let tree = ViewSession(ForEach([1, 2, 1, 1], id: \.self) { Text("\($0)") }).tree
        #expect(tree.content.flatMap(\.texts) == ["1", "2", "1", "1"])
        #expect(Set(tree.content.map(\.id)).count == 4)
        #expect(tree.problems.count == 1)
        #expect(tree.problems.first?.message.contains("several elements with the id '1'") == true)
    }

    @Test func stateThatChangesAtEachEvaluationIsAProblem() {
        struct Restless: View {
            @State private var count = 0

            var body: some View {
                Text("\(count)").onChange(of: count, initial: true) { count += 1 }
            }
        }
        let session = ViewSession(Restless())
        #expect(session.update().problems.map(\.kind) == [.brokenView])
        #expect(session.evaluationCount == ViewLimits.rounds)
    }
}
