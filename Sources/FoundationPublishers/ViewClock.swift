import Dispatch
import Synchronization

/// The time of one view: what its functions have asked to run later.
///
/// While a picture is made, ``advance()`` jumps to what is due next, and nothing waits. At any other time, everything runs when
/// its time has come. The clock can be used on any thread.
package final class ViewClock: Sendable {
    /// The clock of the view whose function runs now.
    @TaskLocal package static var current: ViewClock?
    /// The number of the view's task that runs now.
    @TaskLocal package static var task: Int?

    /// How far a picture looks ahead, in nanoseconds.
    package static let limit = 5_000_000_000
    /// How many functions run for a picture, such as those of a timer that never stops.
    package static let maxSteps = 200
    /// A longer time is cut to this one, so that sums do not overflow: a hundred years.
    static let maxDelay = 3_153_600_000_000_000_000
    /// Tells when time is over. It is a queue of its own, so that threads that wait for a view cannot block it.
    private static let queue = DispatchQueue(label: "SwiftUI.clock")

    /// Runs a function as one of the view, on the main actor.
    package typealias Context = @Sendable (@Sendable () -> Void) -> Void

    /// What runs later.
    enum Kind {
        /// A function that runs once.
        case once
        /// A function that runs again and again, until the view ends.
        case repeated
        /// What continues a task, also after the end of the view, on any thread.
        case sleep
    }

    /// Something that runs later.
    private struct Entry {
        let due: Int
        let task: Int?
        let kind: Kind
        let run: @Sendable () -> Void
    }

    private struct State {
        var entries: [Int: Entry] = [:]
        /// The time that was passed over so far.
        var now = 0
        var count = 0
        var steps = 0
        var isPicture = false
        var isEnded = false

        /// The number of what is due next, within the limit of a picture.
        var next: Int? {
            guard steps < ViewClock.maxSteps else { return nil }
            let first = entries.min { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
            return first.flatMap { $0.value.due <= ViewClock.limit ? $0.key : nil }
        }
    }

    private let state = Mutex(State())
    private let context = Mutex<Context> { $0() }

    /// Creates a clock for which nothing is due.
    package init() {}

    /// Sets what the functions of the view run in, on the main actor.
    package func setContext(_ context: @escaping Context) { self.context.withLock { $0 = context } }

    /// Whether a picture is made.
    var isPicture: Bool { state.withLock(\.isPicture) }
    /// Whether something is due within the limit of a picture.
    package var hasNext: Bool { state.withLock { $0.next != nil } }
    /// The numbers of the tasks that wait for this clock.
    package var waitingTasks: Set<Int> { state.withLock { Set($0.entries.values.compactMap(\.task)) } }
}

extension ViewClock {
    /// Runs a function after a time.
    ///
    /// - Parameter delay: The time in nanoseconds.
    /// - Returns: The number with which it can be cancelled.
    @discardableResult
    func schedule(after delay: Int, as kind: Kind = .once, _ run: @escaping @Sendable () -> Void) -> Int {
        let delay = max(0, min(delay, Self.maxDelay))
        let (number, isPicture) = state.withLock { state in
            state.count += 1
            if !state.isEnded || kind == .sleep {
                state.entries[state.count] = Entry(due: state.now + delay, task: Self.task, kind: kind, run: run)
            }
            return (state.count, state.isPicture)
        }
        // A picture does not wait, and what it leaves is started when it is complete.
        if !isPicture { start(number, after: delay) }
        return number
    }

    /// Removes what is due later.
    func cancel(_ number: Int) {
        state.withLock { $0.entries[number] = nil }
    }

    private func start(_ number: Int, after delay: Int) {
        Self.queue.asyncAfter(deadline: .now() + .nanoseconds(delay)) { [weak self] in
            guard let self, let entry = take(number) else { return }
            guard entry.kind != .sleep else { return entry.run() }
            DispatchQueue.main.async(group: nil) { self.runOnMainActor(entry.run) }
        }
    }

    /// Removes one of the entries, and returns it. Nil for a picture, which comes to it in its own time.
    private func take(_ number: Int) -> Entry? {
        state.withLock { $0.isPicture ? nil : $0.entries.removeValue(forKey: number) }
    }

    /// Runs a function as one of the view.
    func runOnMainActor(_ work: @Sendable () -> Void) { context.withLock(\.self)(work) }
}

extension ViewClock {
    /// Begins a picture, for which no time passes by itself.
    package func beginPicture() { state.withLock { $0.isPicture = true } }

    /// Runs what is due next. Must be called on the main actor.
    ///
    /// - Returns: Whether there was something within the limit of a picture.
    @discardableResult
    package func advance() -> Bool {
        let entry: Entry? = state.withLock { state in
            guard let number = state.next, let entry = state.entries.removeValue(forKey: number) else { return nil }
            state.now = max(state.now, entry.due)
            state.steps += 1
            return entry
        }
        guard let entry else { return false }
        if entry.kind == .sleep { entry.run() } else { runOnMainActor(entry.run) }
        return true
    }

    /// Ends a picture. From now on, time passes by itself.
    package func endPicture() {
        let delays = state.withLock { state in
            state.isPicture = false
            return state.entries.mapValues { $0.due - state.now }
        }
        for (number, delay) in delays { start(number, after: delay) }
    }

    /// Removes what runs again and again, and anything that no task waits for.
    ///
    /// - Parameter hasTasks: Whether a task of the view still runs, which can wait for a function that runs once.
    package func end(hasTasks: Bool) {
        state.withLock { state in
            state.isEnded = true
            state.entries = state.entries.filter { $0.value.kind == .sleep || hasTasks && $0.value.kind == .once }
        }
    }
}
