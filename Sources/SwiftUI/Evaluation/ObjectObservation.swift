import Diagnostics
import Dispatch
import OpenCombine

/// Evaluates a tree of views again when an object changes, for as long as a place keeps it.
@MainActor
final class ObjectObservation {
    /// The observed object.
    private(set) var object: AnyObject?
    private var subscription: AnyCancellable?

    /// Observes an object in place of the one before.
    func observe<Object: ObservableObject>(_ object: Object, in context: EvaluationContext) {
        guard self.object !== object else { return }
        self.object = object
        let invalidation = context.invalidation
        // Sendable because the object can change on any thread.
        subscription = object.objectWillChange.sink { @Sendable _ in invalidation.invalidateBeforeChange() }
        if let publisher = object.objectWillChange as? ObservableObjectPublisher,
            publisher !== object.objectWillChange as? ObservableObjectPublisher
        {
            context.report(.unannounced("\(Object.self)"))
        }
    }
}

extension EvaluationContext {
    /// Returns what observes the object in a slot.
    func observation(at slot: Int) -> ObjectObservation { scope.object(at: slot) { ObjectObservation() } }
}

extension Invalidation {
    /// Marks the tree as changed by something that changes only after this call.
    ///
    /// On another thread, the main actor could evaluate the tree in between, so it is marked again after that.
    func invalidateBeforeChange() {
        invalidate()
        if !MainActor.isCurrent { DispatchQueue.main.async { self.invalidate() } }
    }
}

extension Diagnostic {
    /// OpenCombine makes another publisher for each use.
    fileprivate static func unannounced(_ type: String) -> Diagnostic {
        Diagnostic(
            .withoutEffect,
            """
            \(type) has no @Published property, so that its objectWillChange does not update a view here. \
            Add 'let objectWillChange = ObservableObjectPublisher()' to it, if it calls objectWillChange.send().
            """, subject: type)
    }
}
