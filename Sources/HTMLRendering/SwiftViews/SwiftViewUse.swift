package import FOSMVVM

/// What a view in Swift does wrong when it is used, found by using it.
package struct SwiftViewUse: Codable, Hashable, Sendable {
    /// The maximum number of buttons of a view that are pressed.
    package static let maxPresses = 20

    /// What called an operation of a view.
    package struct Call: Codable, Hashable, Sendable {
        /// The name of the view that has the operations.
        package let viewName: String
        /// The text or identifier of the pressed button. Nil for what the view does when it appears.
        package let button: String?
    }

    /// A state that keeps an error.
    package struct ErrorDisplay: Codable, Hashable, Sendable {
        /// The name of the view with the state.
        package let viewName: String
        /// Whether an error in the state changes what is shown.
        package let isShown: Bool
    }

    /// What changed operations without evaluating the view again.
    package private(set) var callsWithoutRepaint: [Call] = []
    /// What changed operations in a task that the view does not know.
    package private(set) var callsInOwnTasks: [Call] = []
    /// The states that keep an error.
    package private(set) var errorDisplays: [ErrorDisplay] = []
}

#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    extension HTMLRenderer {
        /// Uses a view in Swift: presses each of its first buttons that are enabled, each in a view of its own, and sets
        /// each state that keeps an error. Nil for any other view.
        ///
        /// Can be called on any thread but the main thread. A view whose first tasks do not end is not pressed.
        ///
        /// - Throws: An error from encoding the ViewModel, or from decoding the localized one.
        package func use(of input: ViewInput, locale: LocaleIdentifier) throws -> SwiftViewUse? {
            guard let (view, context) = try swiftView(of: input, locale: locale), let type = input.view else {
                return nil
            }
            // Safe because only the main actor uses it.
            nonisolated(unsafe) let html = { SwiftViewRenderer.fragment(of: $0, view, with: context).html }
            let first = try SwiftViewRenderer.begin(type, view, with: context).session
            var (use, buttons) = MainActor.sync {
                defer { first.end() }
                return (SwiftViewUse(of: first, html: html), first.hasTasks ? [] : first.enabledButtons)
            }
            for button in buttons.prefix(SwiftViewUse.maxPresses) {
                let session = try SwiftViewRenderer.begin(type, view, with: context).session
                if let pressed = MainActor.wait(for: { await SwiftViewUse(of: session, pressing: button) }) {
                    use.add(pressed)
                }
                MainActor.sync { session.end() }
            }
            return use
        }
    }

    extension SwiftViewUse {
        /// An error that only a check makes.
        private struct Probe: Error {}

        /// How often the check of a press lets other jobs of the main actor run.
        private static let yields = 10
        /// How long a press waits for the tasks that it starts.
        private static let timeout = Duration.seconds(1)

        /// Creates the results of what a view does when it appears, and with errors.
        @MainActor fileprivate init(of session: ViewSession, html: (ViewTree) -> [UInt8]) {
            if !session.hasTasks { add(stale: session.tree.operations, button: nil) }
            errorDisplays = session.tree.errorStates.map { state in
                let error = state.error
                defer { state.error = error }
                state.error = nil
                let without = html(session.tree)
                state.error = Probe()
                return ErrorDisplay(viewName: state.viewName, isShown: html(session.tree) != without)
            }
        }

        /// Creates the results of pressing a button.
        @MainActor fileprivate init(of session: ViewSession, pressing button: ViewNode) async {
            let tasks = session.startedTasks
            let untouched = session.tree.operations.map(\.content)
            guard let id = button.action, (try? session.perform(id)) != nil else { return }
            let text = button.texts.joined(separator: " ")
            let name = text.isEmpty ? button.identifier ?? id : text
            let before = session.update().operations.map(\.content)
            // The jobs that the button has enqueued on the main actor run before this continues.
            for _ in 0..<Self.yields { await Task.yield() }
            if session.startedTasks == tasks, !session.hasTasks {
                let changed = session.tree.operations.changed(from: before)
                callsInOwnTasks = changed.map { Call(viewName: $0.viewName, button: name) }
            }
            let tree = await session.settle(within: Self.timeout)
            if !session.hasTasks { add(stale: tree.operations.changed(from: untouched), button: name) }
        }

        private mutating func add(stale operations: [TransportedOperations], button: String?) {
            let stale = operations.filter { (try? $0.isCurrent()) == false }
            callsWithoutRepaint += stale.map { Call(viewName: $0.viewName, button: button) }
        }

        fileprivate mutating func add(_ other: Self) {
            callsWithoutRepaint += other.callsWithoutRepaint
            callsInOwnTasks += other.callsInOwnTasks
            errorDisplays += other.errorDisplays
        }
    }

    extension TransportedOperations {
        /// The content of the JSON as it is now. Nil if the operations cannot be encoded.
        fileprivate var content: NSObject? { try? currentContent() }
    }

    extension [TransportedOperations] {
        /// Returns the operations whose content differs from a former one at the same position.
        fileprivate func changed(from former: [NSObject?]) -> [TransportedOperations] {
            zip(former, self).filter { $1.content != $0 }.map(\.1)
        }
    }

    extension ViewSession {
        fileprivate var enabledButtons: [ViewNode] {
            tree.nodes.filter { node in
                switch node.kind {
                case .button, .tap: node.isEnabled && node.action != nil
                default: false
                }
            }
        }
    }
#else
    extension HTMLRenderer {
        /// Nil, because this build has no views in Swift.
        package func use(of input: ViewInput, locale: LocaleIdentifier) throws -> SwiftViewUse? { nil }
    }
#endif
