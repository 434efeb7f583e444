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
        case type(ViewType)
        /// An element of a collection. An element whose id another one has is a copy.
        case element(AnyHashable, copy: Int)
        /// A view with an id.
        case explicit(AnyHashable)
    }

    /// The type of a view.
    struct ViewType: Hashable {
        let type: any View.Type

        static func == (left: Self, right: Self) -> Bool { left.type == right.type }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    }

    /// Counts the identities that are known in one session only.
    private final class Counter {
        var value = 0
    }

    /// The identity as a string. A ``ElementKey`` stands for each type and each id.
    let id: String
    /// The task that runs while the view is shown.
    var task: Task<Void, Never>?
    /// What the view does when it is no longer shown.
    var disappear: (() -> Void)?
    private var children: [Step: ViewScope] = [:]
    /// The ids of the elements in this place.
    private var keptIDs: Set<String> = []
    private let counter: Counter
    private var objects: [Int: AnyObject] = [:]
    private var hasAppeared = false
    private var generation = 0

    /// Creates the place of a view that is not in another one.
    convenience init(id: String) {
        self.init(id: id, counter: Counter())
    }

    private init(id: String, counter: Counter) {
        self.id = id
        self.counter = counter
    }

    /// Returns a place in this one.
    ///
    /// - Parameters:
    ///   - isPosition: Whether the id of the element says only which one it is.
    ///   - generation: The number of the evaluation.
    func child(_ step: Step, isPosition: Bool = false, in generation: Int) -> ViewScope {
        let child = children[step] ?? ViewScope(id: id(of: step, isPosition), counter: counter)
        children[step] = child
        child.generation = generation
        return child
    }

    private func id(of step: Step, _ isPosition: Bool) -> String {
        switch step {
        case .body, .content: id
        case .child(let index): "\(id)-\(index)"
        case .branch(let isFirst): id + (isFirst ? "-t" : "-e")
        case .part(let part): "\(id)-\(part.rawValue.prefix(1))"
        case .type(let type): "\(id)-\(ElementKey.known("\(type.type)").text)"
        case .element(let value, let copy): id(of: value, isPosition, copy)
        case .explicit(let value): id(of: value, isPosition, 0)
        }
    }

    private func id(of value: AnyHashable, _ isPosition: Bool, _ copy: Int) -> String {
        if let text = StableText.of(value) {
            let text = "\(text) \(copy)"
            let id = "\(id)-\((isPosition ? ElementKey.position(text) : .known(text)).text)"
            // Two ids can have one text.
            if keptIDs.insert(id).inserted { return id }
        }
        counter.value += 1
        return "\(id)-\(ElementKey.counted(counter.value).text)"
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

    /// Removes the places in this one to which an evaluation did not come, and cancels their tasks.
    ///
    /// - Returns: What the views in them do when they are no longer shown.
    func removePlaces(notIn generation: Int) -> [() -> Void] {
        var actions: [() -> Void] = []
        for (step, child) in children {
            if child.generation == generation {
                actions += child.removePlaces(notIn: generation)
            } else {
                children[step] = nil
                keptIDs.remove(child.id)
                actions += child.end()
            }
        }
        return actions
    }

    /// Cancels the tasks of the views at this place and in it, and returns what they do when they are no longer shown.
    private func end() -> [() -> Void] {
        task?.cancel()
        return [disappear].compactMap(\.self) + children.values.flatMap { $0.end() }
    }
}
