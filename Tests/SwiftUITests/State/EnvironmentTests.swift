import Diagnostics
import SwiftUI
import Testing

extension EnvironmentValues {
    fileprivate var bench: String {
        get { self[BenchKey.self] }
        set { self[BenchKey.self] = newValue }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var shelf: Int = 3
    @Entry fileprivate var owner = "nobody"
    @Entry fileprivate var note: String?
    @Entry fileprivate var `default`: Int = 1
    @Entry fileprivate var title: String? = "Untitled"
}

private enum BenchKey: EnvironmentKey {
    static let defaultValue = "none"
}

@Observable private final class Workshop {
    var name = "Sparks"
}

@MainActor @Suite struct EnvironmentTests {
    private struct Sign: View {
        @Environment(Workshop.self) private var workshop
        @Environment(\.bench) private var bench
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            Button("\(workshop.name) \(bench) \(isEnabled)") { workshop.name += "!" }
        }
    }

    private struct OptionalSign: View {
        @Environment(Workshop.self) private var workshop: Workshop?

        var body: some View { Text(workshop?.name ?? "closed") }
    }

    @Test func valuesComeFromTheNearestView() throws {
        let view = VStack {
            Sign()
            Sign().environment(\.bench, "two").disabled(true)
        }
        .environment(\.bench, "one").environment(Workshop())
        let session = ViewSession(view)
        let buttons = session.tree.nodes.filter { $0.role == .button }
        #expect(buttons.flatMap(\.texts) == ["Sparks one true", "Sparks two false"])
        try session.tap("Sparks one true")
        #expect(session.tree.node(.button, "Sparks! two false")?.isEnabled == false)
    }

    private struct Entries: View {
        @Environment(\.shelf) private var shelf
        @Environment(\.owner) private var owner
        @Environment(\.note) private var note
        @Environment(\.title) private var title

        var body: some View { Text(verbatim: "\(shelf) \(owner) \(note ?? "none") \(title ?? "none")") }
    }

    @Test func anEntryIsAValueWithADefault() {
        #expect(ViewSession(Entries()).tree.outline == "text 3 nobody none Untitled\n")
        let changed = Entries().environment(\.shelf, 4).environment(\.owner, "Ada").environment(\.note, "new")
            .environment(\.title, nil)
        #expect(ViewSession(changed).tree.outline == "text 4 Ada new none\n")
    }

    @Test func aMissingObjectIsAProblemInItsPlace() throws {
        let tree = ViewSession(
            VStack {
                Text("Open")
                Sign()
            }
        ).tree
        #expect(tree.outline == "vStack\n  text Open\n  problem\n")
        let message = """
            Sign reads Workshop from its environment, but no view around it sets one. \
            Add .environment(Workshop()) to the preview.
            """
        #expect(tree.problems.map(\.message) == [message])
        #expect(tree.problems.map(\.kind) == [.brokenView])
    }

    @Test func anOptionalObjectMayBeMissing() {
        #expect(ViewSession(OptionalSign()).tree.outline == "text closed\n")
        #expect(ViewSession(OptionalSign().environment(Workshop())).tree.outline == "text Sparks\n")
    }

    @Test func enablingDoesNotUndoTheDisablingAround() {
        #expect(ViewSession(Text("a").disabled(false).disabled(true)).tree.outline == "text a disabled\n")
    }

    @Test func theOwnerSetsTheFirstValues() {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de")
        struct Shown: View {
            @Environment(\.locale) private var locale

            var body: some View { Text(locale.identifier) }
        }
        #expect(ViewSession(Shown(), environment: environment).tree.outline == "text de\n")
    }
}
