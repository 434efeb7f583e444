import Dispatch

extension ViewSession {
    /// How often nothing may be found to run before the time of the view goes on.
    private static let quietRounds = 2

    /// What a turn of the main actor has found.
    private enum Turn {
        /// The view has changed, or its time has gone on.
        case changed
        /// Nothing is to do before what is due later, if no task does anything.
        case unchanged
        /// Nothing is due later, and a task waits for something else.
        case waiting
        case atRest
    }

    /// Whether the view has nothing more to do by itself within the limit of a picture.
    package var isAtRest: Bool { !hasTasks && !clock.hasNext }

    /// Begins a picture of the view, for which its time goes on only in ``passTime()`` and ``rest(within:)``.
    package func beginPicture() { clock.beginPicture() }

    /// Ends a picture of the view. From now on, time passes by itself.
    package func endPicture() { clock.endPicture() }

    /// Updates the tree of a picture and does what the view does later, until it is at rest or a task runs.
    package func passTime() -> ViewTree {
        var tree = update()
        while !hasTasks, clock.advance() { tree = update() }
        return tree
    }

    /// Updates the tree of a picture until the view is at rest: its tasks have ended, and what it does later has been done.
    /// Then ends the picture.
    ///
    /// Nothing waits for the time of the view: it jumps to what is due next when nothing else runs. This blocks its thread, which
    /// must not be that of the main actor. It is not asynchronous, because such a function may need a thread of Swift's pool to
    /// go on, and all of these may wait here.
    ///
    /// - Parameter limit: How long this may take.
    nonisolated package func rest(within limit: Duration) -> ViewTree {
        let end = DispatchTime.now() + limit / .seconds(1)
        var rounds = 0
        waiting: while .now() < end {
            let jobCount = taskExecutor.jobCount
            taskExecutor.waitForJobs(until: end)
            // The jobs of the main actor that are waiting now run before this.
            switch MainActor.sync({ [rounds] in goOn(isQuiet: rounds >= Self.quietRounds) }) {
            case .changed: rounds = 0
            case .unchanged: rounds = jobCount == taskExecutor.jobCount ? rounds + 1 : 0
            case .waiting: taskExecutor.waitForChange(until: end)
            case .atRest: break waiting
            }
        }
        return MainActor.sync {
            endPicture()
            return update()
        }
    }

    private func goOn(isQuiet: Bool) -> Turn {
        let evaluations = evaluationCount
        update()
        guard !isAtRest else { return .atRest }
        guard evaluations == evaluationCount else { return .changed }
        // Before the time goes on, because a task may begin to wait between the two.
        let isWaitingForTime = clock.waitingTasks.isSuperset(of: runningTasks)
        guard isWaitingForTime || clock.hasNext else { return .waiting }
        guard isQuiet || !hasTasks else { return .unchanged }
        guard !clock.advance() else { return .changed }
        return isWaitingForTime ? .atRest : .waiting
    }
}
