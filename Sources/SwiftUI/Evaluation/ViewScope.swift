/// The identity of a view: its place in the tree of views, with what the view keeps from one evaluation to the next.
///
/// A place that an evaluation does not come to is removed, with its state and its task.
@MainActor
final class ViewScope {
    /// The way from a place to one in it.
    enum Step: Hashable {
        /// The body of a view or a modifier.
        case body
        /// The only view in a modifier or an optional.
        case content
        /// One of several views.
        case child(Int)
        /// The first or the second of two views.
        case branch(Bool)
        /// A part of a view.
        case part(ViewPart)
        /// A view whose type can change.
        case type(ObjectIdentifier)
        /// An element of a collection. An element whose id another one has is a copy.
        case element(AnyHashable, copy: Int)
        /// A view with an id.
        case explicit(AnyHashable)
    }

    /// The identity as a string. It is the same in each session, because it depends on the order in which ids appear,
    /// and not on the ids, which can be random.
    let id: String
    /// The task that runs while the view is shown.
    var task: Task<Void, Never>?
    private var children: [Step: ViewScope] = [:]
    private var namedChildren = 0
    private var objects: [Int: AnyObject] = [:]
    private var hasAppeared = false
    private var generation = 0

    /// Creates the place of a view that is not in another one.
    init(id: String) {
        self.id = id
    }

    /// Returns a place in this one.
    ///
    /// - Parameter generation: The number of the evaluation.
    func child(_ step: Step, in generation: Int) -> ViewScope {
        let child = children[step] ?? ViewScope(id: id(of: step))
        children[step] = child
        child.generation = generation
        return child
    }

    private func id(of step: Step) -> String {
        switch step {
        case .body, .content: return id
        case .child(let index): return "\(id)-\(index)"
        case .branch(let isFirst): return id + (isFirst ? "-t" : "-e")
        case .part(let part): return "\(id)-\(part.rawValue.prefix(1))"
        case .type, .element, .explicit:
            namedChildren += 1
            return "\(id)-n\(namedChildren)"
        }
    }

    /// Returns the object in a slot, which is made the first time.
    func object<Object: AnyObject>(at slot: Int, _ make: () -> Object) -> Object {
        if let object = objects[slot] as? Object { return object }
        let object = make()
        objects[slot] = object
        return object
    }

    /// Returns whether the view appears now, which is so the first time.
    func appears() -> Bool {
        defer { hasAppeared = true }
        return !hasAppeared
    }

    /// Removes the places in this one to which an evaluation did not come.
    func removePlaces(notIn generation: Int) {
        for (step, child) in children {
            if child.generation == generation {
                child.removePlaces(notIn: generation)
            } else {
                children[step] = nil
                child.cancelTasks()
            }
        }
    }

    /// Cancels the tasks of the views at this place and in it.
    func cancelTasks() {
        task?.cancel()
        for child in children.values { child.cancelTasks() }
    }
}
