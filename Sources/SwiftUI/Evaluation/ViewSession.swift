import Diagnostics
import Foundation
import FoundationPublishers

/// The owner of a view that is shown: its state, its tasks, and the tree that it was last evaluated to.
@MainActor
package final class ViewSession {
    /// The view.
    package private(set) var root: any View
    private var environment: EnvironmentValues
    private let scope: ViewScope
    private(set) var evaluation: Evaluation
    private var evaluatedTree: ViewTree?
    /// The running tasks. Nil for one that has not returned from its start yet.
    private var tasks: [Int: Task<Void, Never>?] = [:]
    /// The number of tasks that were started so far.
    package private(set) var startedTasks = 0
    private let storage: SessionStorage
    /// Where the place of the root keeps whether lists are edited. No property of a view has this offset.
    private static let editModeSlot = -2
    /// What views that are no longer shown do, until it is done.
    private var disappearances: [() -> Void] = []
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private var errors: [any Error] = []
    private let motion = PendingMotion()
    private let standIns = UsedStandIns()
    /// What the view does later.
    let clock = ViewClock()

    /// Reports when the tree must be evaluated.
    package let invalidation = Invalidation()
    /// Runs what the tasks do outside the main actor. A task keeps it.
    package let taskExecutor = ViewTaskExecutor()
    /// The number of evaluations so far.
    package var evaluationCount: Int { evaluation.generation }
    /// Whether a task is running.
    package var hasTasks: Bool { !tasks.isEmpty }

    /// Creates the owner of a view. The view is not evaluated yet.
    ///
    /// - Parameter id: What the ids of its nodes begin with.
    package init(_ root: some View, id: String = "v", environment: EnvironmentValues = EnvironmentValues()) {
        self.root = root
        scope = ViewScope(id: id)
        self.environment = environment
        storage = SessionStorage(invalidation: invalidation)
        evaluation = Evaluation(generation: 0, invalidation: invalidation, storage: storage, motion: motion)
        clock.setContext { [weak self] work in
            MainActor.assumeIsolated { if let self { self.withTexts(work) } else { work() } }
        }
    }

    deinit {
        clock.end(hasTasks: !tasks.isEmpty)
        for task in tasks.values { task?.cancel() }
    }

    /// The evaluated tree, without what views do when they appear. It is evaluated only after a change.
    package var tree: ViewTree {
        if let evaluatedTree, !invalidation.isInvalid { return evaluatedTree }
        let tree = evaluate()
        evaluatedTree = tree
        return tree
    }

    /// Evaluates the tree and runs what views do when they appear or a value changes, until nothing changes anymore.
    @discardableResult
    package func update() -> ViewTree {
        for _ in 0..<ViewLimits.rounds {
            let tree = tree
            let (actions, effects) = (disappearances, evaluation.effects)
            disappearances = []
            evaluation.effects = []
            let noted = standIns.all.count
            withTexts {
                for action in actions { action() }
                for effect in effects { effect(self) }
            }
            // What an effect has read is noted at the tree.
            if standIns.all.count > noted { invalidation.invalidate() }
            guard invalidation.isInvalid else { return tree }
        }
        evaluation.report(.unsettled("\(type(of: root))"))
        return currentTree(content: evaluatedTree?.content ?? [])
    }

    private func evaluate() -> ViewTree {
        evaluation = Evaluation(
            generation: evaluation.generation + 1, invalidation: invalidation, storage: storage, motion: motion)
        motion.add(invalidation.validate())
        var context = EvaluationContext(
            environment: environment, scope: scope, evaluation: evaluation, root: type(of: root))
        provideActions(in: &context)
        let place = context
        let content = withObservationTracking {
            place.report(motion.animation)
            return withTexts { place.nodes(of: root) }
        } onChange: { [invalidation] in
            invalidation.invalidateBeforeChange()
        }
        disappearances += scope.removePlaces(notIn: evaluation.generation)
        for use in standIns.all { evaluation.report(.standIn(use)) }
        return currentTree(content: content)
    }

    /// Runs a function in which `String(localized:)` has the language of the page, names of UIKit are noted, and what runs
    /// later has the time of the view.
    func withTexts<Result>(_ function: () throws -> Result) rethrows -> Result {
        try UsedStandIns.$current.withValue(standIns) {
            try ViewClock.$current.withValue(clock) {
                try PageTexts.$current.withValue(PageTexts(environment), operation: function)
            }
        }
    }

    /// Sets what the environment has in a session only, unless the owner of the session sets it.
    private func provideActions(in context: inout EvaluationContext) {
        let editMode = context.location(at: Self.editModeSlot, initialValue: EditMode.inactive)
        if context.environment.editMode == nil {
            context.environment.editMode = Binding(get: { editMode.value }, set: { editMode.value = $0 })
        }
        context.environment.reportError = { [weak self] in self?.errors.append($0) }
    }

    private func currentTree(content: [ViewNode]) -> ViewTree {
        var tree = evaluation.tree
        tree.content = content
        tree.motion = motion.animation
        return tree
    }

    /// Tells the views the places that the browser reports, by the ids of nodes.
    package func measure(_ frames: [String: CGRect]) {
        let known = environment.measuredFrames
        let all = known.merging(frames) { $1 }
        guard all != known else { return }
        environment.measuredFrames = all
        invalidation.invalidate()
    }

    /// Updates the tree for a page that is shown, which ends the motion of the changes before it.
    package func updatePage() -> ViewTree {
        let tree = update()
        // The next page shows the same without motion.
        if motion.end() { invalidation.invalidate() }
        return tree
    }

    /// Shows another value of the same type in a changed environment. The state stays.
    package func show(_ root: some View, changing change: (inout EnvironmentValues) -> Void) {
        self.root = root
        change(&environment)
        invalidation.invalidate()
    }

    /// Evaluates the tree even if nothing has changed.
    package func evaluateAgain() -> ViewTree {
        invalidation.invalidate()
        return tree
    }
}

extension ViewSession {
    /// Starts a task that ``settle(within:)`` waits for, and that ``end()`` cancels. The task runs until it first waits
    /// before this returns.
    @discardableResult
    func run(
        priority: TaskPriority? = nil, _ operation: @escaping ViewTask
    ) -> Task<Void, Never> {
        let number = startedTasks
        startedTasks += 1
        let work: @MainActor @Sendable () async -> Void = { [weak self] in
            let error = await operation()
            self?.finish(number, error)
        }
        tasks[number] = .some(nil)
        let task = ViewClock.$task.withValue(number) {
            Task.immediate(priority: priority, executorPreference: taskExecutor, operation: work)
        }
        if tasks.keys.contains(number) { tasks[number] = task }
        return task
    }

    private func finish(_ task: Int, _ error: (any Error)?) {
        tasks[task] = nil
        if let error { errors.append(error) }
        resumeWaiters()
        taskExecutor.reportChange()
    }

    /// The numbers of the running tasks.
    var runningTasks: Dictionary<Int, Task<Void, Never>?>.Keys { tasks.keys }

    /// Updates the tree until no task is running, or the time is over.
    package func settle(within limit: Duration) async -> ViewTree {
        update()
        // Before the timer's end, because the loop waits again if the timer ends first.
        let end = ContinuousClock.now + limit
        // Not a sleeping task, which would need a thread that may wait for this session.
        let timer = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.resumeWaiters() } }
        DispatchQueue.main.asyncAfter(deadline: .now() + limit / .seconds(1), execute: timer)
        defer { timer.cancel() }
        while hasTasks, .now < end {
            await withCheckedContinuation { waiters.append($0) }
            update()
        }
        return update()
    }

    private func resumeWaiters() {
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }

    /// Returns the errors of the session's tasks since the last call, and forgets them.
    package func takeErrors() -> [any Error] {
        defer { errors = [] }
        return errors
    }

    /// Cancels all tasks, and what runs again and again.
    package func end() {
        clock.end(hasTasks: hasTasks)
        for task in tasks.values { task?.cancel() }
    }
}
