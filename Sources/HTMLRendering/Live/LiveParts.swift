import FOSMVVM
import Foundation
import Synchronization

/// The views with state on a live page, the view of the page first, and what happened to them.
final class LiveParts: Sendable {
    /// A part with its names.
    struct Entry {
        let names: LiveNames
        let part: any LivePart
        var isShown = true
    }

    private struct State {
        var entries: [Entry] = []
        var log = LiveLog([])
        /// What was in fields for passwords when something was pressed, as operations may have recorded it.
        var usedSecrets: Set<String> = []
    }

    private let state = Mutex(State())
    /// Collects what the page is made from.
    let dependencies = DependencyCollector()

    /// Returns the part with these names. It is made if there is none, or one of another view or ViewModel.
    func part<Part: LivePart>(
        _ names: LiveNames, showing content: PartContent, make: () throws -> Part
    ) rethrows -> Part {
        let known = state.withLock { $0.entries.first { $0.names == names }?.part as? Part }
        if let known, known.content.isSame(as: content) {
            state.withLock { state in
                for index in state.entries.indices where state.entries[index].names == names {
                    state.entries[index].isShown = true
                }
            }
            return known
        }
        let part = try make()
        let replaced = state.withLock { state -> (any LivePart)? in
            guard let index = state.entries.firstIndex(where: { $0.names == names }) else {
                state.entries.append(Entry(names: names, part: part))
                return nil
            }
            defer { state.entries[index] = Entry(names: names, part: part) }
            return state.entries[index].part
        }
        replaced?.end()
        return part
    }

    /// Begins a rendering, which asks for all parts that are shown.
    func beginRendering() {
        state.withLock { state in
            for index in state.entries.indices { state.entries[index].isShown = false }
        }
    }

    /// Ends the parts that are no longer shown.
    func endRendering() {
        let hidden = state.withLock { state -> [any LivePart] in
            defer { state.entries.removeAll { !$0.isShown } }
            return state.entries.filter { !$0.isShown }.map(\.part)
        }
        for part in hidden { part.end() }
    }

    /// Waits a moment for the tasks that were started.
    func settle() {
        for part in all { part.settle() }
    }

    /// Whether tasks are running.
    var isBusy: Bool { all.contains(where: \.isBusy) }

    /// Whether tasks are running in the views inside of the page's view.
    var isBusyInside: Bool { all.dropFirst().contains(where: \.isBusy) }

    /// The view of the page. Nil before the first rendering.
    var root: (any LivePart)? { all.first }

    /// Returns the template in a node of a view in Swift.
    func template(inNode id: String) -> TemplatePart? {
        let names = LiveNames(prefix: ViewPlace.partPrefix(ofNode: id), areIDs: false)
        return state.withLock { $0.entries.first { $0.names == names }?.part as? TemplatePart }
    }

    /// What was entered into fields for passwords.
    var secrets: Set<String> {
        let current = all.flatMap(\.secrets).filter { !$0.isEmpty }
        return state.withLock(\.usedSecrets).union(current)
    }

    /// Remembers what the fields for passwords contain, as operations may record it.
    func rememberSecrets() {
        let secrets = all.flatMap(\.secrets).filter { !$0.isEmpty }
        state.withLock { $0.usedSecrets.formUnion(secrets) }
    }

    /// Ends all parts.
    func end() {
        for part in all { part.end() }
    }

    /// The parts with their names.
    var entries: [Entry] { state.withLock(\.entries) }

    private var all: [any LivePart] { entries.map(\.part) }
}

extension LiveParts {
    /// What happened so far, and the operations after that.
    var currentLog: LiveLog { state.withLock(\.log) }

    /// Begins the log with the operations as they are now.
    func beginLog() {
        let (operations, first) = (operations, operations(\.firstOperations))
        state.withLock { $0.log = LiveLog(operations, first: first) }
    }

    /// Continues the log with the operations as they are now, which were made again.
    func continueLog() {
        let operations = operations
        state.withLock { $0.log.continue(with: operations) }
    }

    /// Makes the operations record from the start again, so that they contain only what is called from now on. What they
    /// have recorded stays in the log.
    func restartRecording() {
        // Each of them, also after one that had recorded something.
        guard all.map({ $0.restartRecording() }).contains(true) else { return }
        continueLog()
    }

    /// Removes the events.
    func clearEvents() { state.withLock { $0.log.clear() } }

    /// Records a call of an operation.
    fileprivate func record(_ cause: LiveEvent.Cause?, from source: LiveEvent.Cause? = nil, error: String?) {
        let operations = operations
        state.withLock { $0.log.record(cause, from: source, operations, error: error) }
    }

    /// Records what a user or a task did in views in Swift, if it was anything. Templates record calls themselves.
    ///
    /// - Parameters:
    ///   - control: What the user pressed. Nil for nothing.
    ///   - earlier: What the user had pressed before, whose tasks are running.
    func recordTasks(pressed control: String?, earlier: String? = nil) {
        guard all.contains(where: { !($0 is TemplatePart) }) else { return }
        let errors = all.flatMap { $0.takeErrors() }
        record(
            control.map { .pressed($0) }, from: earlier.map { .pressed($0) },
            error: errors.isEmpty ? nil : errors.joined(separator: "\n"))
    }

    /// Returns why the last operation could not be called, since the last call.
    func takeRejection() -> LiveRejection? {
        all.compactMap { $0.takeRejection() }.first
    }

    /// The operations of all parts as they are now.
    var operations: [LiveOperations] { operations(\.operations) }

    /// Returns the operations of all parts. A template has those of all its child ViewModels, but parts in it that have the
    /// same use their own.
    private func operations(_ ofPart: (any LivePart) -> [LiveOperations]) -> [LiveOperations] {
        let parts = entries.map { entry in
            (names: entry.names, operations: ofPart(entry.part).map { $0.inPart(entry.names.prefix) })
        }
        return parts.flatMap { part in
            guard !part.names.areIDs else { return part.operations }
            let inner = Set(parts.filter { part.names.contain($0.names) }.flatMap(\.operations).map(\.type))
            return part.operations.filter { !inner.contains($0.type) }
        }
    }
}

extension LiveParts {
    /// Returns the part of a template.
    func template(
        _ input: ViewInput, in locale: LocaleIdentifier, at place: ViewPlace, timeZone: TimeZone
    ) -> TemplatePart {
        let content = PartContent(of: input, in: locale)
        let part = part(LiveNames(prefix: place.partPrefix, areIDs: false), showing: content) {
            TemplatePart(of: input, showing: content, at: place, timeZone: timeZone) { [weak self] cause, error in
                self?.record(cause, error: error)
            }
        }
        part.show(content)
        return part
    }
}
