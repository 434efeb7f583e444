import FOSMVVM
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct AsyncButtonActivityTests {
    private struct Broken: Error {}

    /// Waits until a test lets it go on.
    @MainActor private final class Gate {
        private var waiting: CheckedContinuation<Void, Never>?
        private(set) var starts = 0

        func wait() async {
            starts += 1
            await withCheckedContinuation { waiting = $0 }
        }

        func open() {
            waiting?.resume()
            waiting = nil
        }
    }

    private struct Loading: View {
        @State private var activity = AsyncButtonActivity()
        @State private var error: (any Error)?
        let action: AsyncAction

        var body: some View {
            let title = LocalizableString.constant("Load")
            Button(
                title, systemImage: "tray", cancelTitle: LocalizableString.constant("Cancel"), activity: $activity,
                error: $error, action: action)
            Text(verbatim: "\(activity.phase) \(error.map { "\(type(of: $0))" } ?? "none")")
        }
    }

    private func use(_ session: ViewSession) throws { try session.perform(#require(session.tree.node(.button)).id) }

    private func shown(_ session: ViewSession) -> [String] { session.update().nodes.map { $0.texts.joined() } }

    /// Lets the tasks of a session run until a condition is true.
    private func wait(_ session: ViewSession, until condition: () -> Bool) async {
        while !condition() {
            await Task.yield()
            _ = session.update()
        }
    }

    @Test func aButtonCancelsItsAction() async throws {
        let gate = Gate()
        let session = ViewSession(
            Loading {
                await gate.wait()
                try Task.checkCancellation()
                throw Broken()
            })
        #expect(session.tree.node(.button, "Load") != nil)
        try use(session)
        await wait(session) { gate.starts == 1 }
        await wait(session) { session.tree.node(.button, "Cancel") != nil }
        try use(session)
        await wait(session) { shown(session).contains("cancelling none") }
        gate.open()
        _ = await session.settle(within: .seconds(300))
        #expect(shown(session).contains("idle none") && gate.starts == 1)
        #expect(session.takeErrors().isEmpty)
    }

    @Test func allLabelsHaveButtons() {
        let (title, error) = (LocalizableString.constant("Load"), Binding<(any Error)?>.constant(nil))
        let activity = Binding.constant(AsyncButtonActivity())
        let image = ImageResource(name: "tray", bundle: .main)
        let view = VStack {
            Button(error: error, action: {}) { Text(verbatim: "a") }
            Button(role: .destructive, activity: activity, error: error, action: {}) { Text(verbatim: "b") }
            Button(activity: activity, error: error, action: {}) { phase in Text(verbatim: "\(phase)") }
            Button(title, role: .cancel, error: error, action: {})
            Button(title, cancelTitle: title, activity: activity, error: error, action: {})
            Button(title, systemImage: "tray", activity: activity, error: error, action: {})
            Button(title, image: image, activity: activity, error: error, action: {})
            Button(
                title, image: image, cancelTitle: title, cancelImage: nil, activity: activity, error: error, action: {})
        }
        let buttons = ViewSession(view).tree.nodes.filter { $0.role == .button }
        #expect(buttons.map { $0.texts.joined() } == ["a", "b", "idle"] + Array(repeating: "Load", count: 5))
    }
}
