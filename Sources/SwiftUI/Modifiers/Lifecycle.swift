extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(action: action))
    }

    /// Runs a function when the view is no longer shown. A screen behind another one is still shown.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(DisappearModifier(action: action))
    }

    /// Runs a task when the view appears and again when a value has changed, which cancels the task before.
    nonisolated public func task<ID: Equatable>(
        id value: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(
            RepeatedTaskModifier(id: value, priority: priority) {
                await action()
                return nil
            })
    }

    /// Runs a task when the view appears, once for each identity. It is cancelled when the view disappears.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        reportingTask(priority: priority) {
            await action()
            return nil
        }
    }

    /// Runs a task that returns its error when the view appears, once for each identity.
    nonisolated package func reportingTask(priority: TaskPriority, _ action: @escaping ViewTask) -> some View {
        modifier(TaskModifier(priority: priority, action: action))
    }

    /// Runs a function when a value differs from that of the last evaluation.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs a function when a value differs from that of the last evaluation.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs a function with a value that differs from that of the last evaluation.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { _, value in action(value) })
    }

    /// Sets the identity of the view. With another id, the view loses its state and appears again.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: id))
    }
}

/// Runs a function when a view appears.
private struct AppearModifier {
    let action: (() -> Void)?
}

extension AppearModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        context.afterEvaluation { _, scope in if scope.appears() { action?() } }
        return nodes
    }
}

/// Runs a function when a view is no longer shown.
private struct DisappearModifier {
    let action: (() -> Void)?
}

extension DisappearModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        context.afterEvaluation { _, scope in scope.disappear = action }
        return nodes
    }
}

/// Runs a task while a view is shown and a value stays the same.
private struct RepeatedTaskModifier<ID: Equatable> {
    /// The value of the last evaluation.
    private final class Memory {
        var id: ID?
    }

    let id: ID
    let priority: TaskPriority
    let action: ViewTask
}

extension RepeatedTaskModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        context.afterEvaluation { session, scope in
            let memory = scope.object(at: 0) { Memory() }
            guard memory.id != id else { return }
            memory.id = id
            scope.task?.cancel()
            scope.task = session.run(priority: priority, action)
        }
        return nodes
    }
}

/// Runs a task while a view is shown.
private struct TaskModifier {
    let priority: TaskPriority
    let action: ViewTask
}

extension TaskModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        context.afterEvaluation { session, scope in
            guard scope.appears() else { return }
            scope.task = session.run(priority: priority, action)
        }
        return nodes
    }
}

/// Runs a function when a value differs from the last one.
private struct ChangeModifier<Value: Equatable> {
    /// The value of the last evaluation.
    private final class Memory {
        var value: Value?
    }

    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        context.afterEvaluation { _, scope in
            let memory = scope.object(at: 0) { Memory() }
            let last = memory.value
            memory.value = value
            if let last, last != value { action(last, value) }
            if last == nil, isInitial { action(value, value) }
        }
        return nodes
    }
}

/// Gives a view the identity of a value.
private struct IdentityModifier<ID: Hashable> {
    let id: ID
}

extension IdentityModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.child(.explicit(id)).nodes(of: content)
    }
}
