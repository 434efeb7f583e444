package import Diagnostics

/// The place at which a view is evaluated, and what it finds there.
@MainActor
package struct EvaluationContext {
    /// The environment of the view.
    package var environment: EnvironmentValues
    /// The identity of the view.
    private(set) var scope: ViewScope
    private let evaluation: Evaluation
    private var viewType: Any.Type
    /// Whether a view around this place has state, or reads the environment.
    private var hasState = false
    private var depth = 0

    init(environment: EnvironmentValues, scope: ViewScope, evaluation: Evaluation, root: Any.Type) {
        self.environment = environment
        self.scope = scope
        self.evaluation = evaluation
        viewType = root
    }

    /// The name of the innermost view with a body, for messages.
    package var viewName: String { "\(viewType)" }

    /// The identity of the view as a string.
    var scopeID: String { scope.id }

    /// Reports when the tree must be evaluated again.
    var invalidation: Invalidation { evaluation.invalidation }

    /// The values that the session keeps by name.
    var storage: SessionStorage { evaluation.storage }

    /// How changes move that the page does not show yet.
    var motion: PendingMotion { evaluation.motion }

    /// Whether there is no reason to stop the evaluation.
    var canContinue: Bool { evaluation.canContinue }

    /// Returns a place in this one.
    ///
    /// - Parameter isPosition: Whether the id of an element says only which one it is.
    func child(_ step: ViewScope.Step, isPosition: Bool = false) -> Self {
        var child = self
        child.scope = scope.child(step, isPosition: isPosition, in: evaluation.generation)
        child.depth += 1
        return child
    }

    /// Returns the nodes of a view at this place.
    package func nodes<Content: View>(of view: Content) -> [ViewNode] {
        guard evaluation.allowsView(at: depth, in: { viewName }) else { return [] }
        if let primitive = view as? any PrimitiveView { return primitive.nodes(in: self) }
        guard let replacement = environment.replacement else { return nodes(linking: view) { $0.body } }
        var place = self
        let view = replacement.replaced(view, in: &place)
        return place.nodes(linking: view) { $0.body }
    }

    /// The context in which the content of the view is evaluated.
    package var contentContext: Self { child(.content) }

    /// Returns the nodes of a part of a view.
    package func nodes(of view: some View, as part: ViewPart) -> [ViewNode] {
        child(.part(part)).nodes(of: view)
    }

    /// Returns the nodes of a body, for a view or a modifier whose dynamic properties are filled in before.
    func nodes<Owner, Body: View>(linking owner: Owner, body: @MainActor (Owner) -> Body) -> [ViewNode] {
        var place = self
        place.viewType = Owner.self
        place.hasState = hasState || DynamicFields.areIn(Owner.self)
        var owner = owner
        do throws(Diagnostic) {
            try DynamicFields.link(&owner, in: place)
        } catch {
            return [node(reporting: error)]
        }
        return place.child(.body).nodes(of: body(owner))
    }

    /// Returns the storage of a state.
    func location<Value>(at slot: Int, initialValue: Value) -> StateLocation<Value> {
        let location = scope.object(at: slot) {
            StateLocation(initialValue, invalidation: evaluation.invalidation)
        }
        if let location = location as? StateLocation<(any Error)?> {
            evaluation.tree.errorStates.append(ErrorState(viewName: viewName, location: location))
        }
        return location
    }

    /// Returns the value with which this place was first asked for one at a slot, in this session.
    package func first<Value>(_ value: Value, at slot: Int) -> Value {
        location(at: slot, initialValue: value).value
    }
}

extension EvaluationContext {
    /// Returns a node of the view at this place.
    package func node(_ kind: ViewNode.Kind, action: String? = nil) -> ViewNode {
        ViewNode(id: scope.id, kind: kind, isEnabled: environment.isEnabled, action: action)
    }

    /// Returns a node of the view at this place, with the nodes of its content.
    package func node(_ kind: ViewNode.Kind, children: some View, action: String? = nil) -> ViewNode {
        var node = node(kind, action: action)
        node.children = nodes(of: children, as: .children)
        return node
    }

    /// Returns a node around each view of the content, because a modifier of a group modifies each view by itself.
    ///
    /// - Parameter wrapper: Returns the node of a view at a place, without children.
    func nodes(aroundEachOf content: some View, _ wrapper: (EvaluationContext) -> ViewNode) -> [ViewNode] {
        nodes(of: content, as: .children).enumerated().map { index, view in
            var node = wrapper(index == 0 ? self : child(.child(index)))
            node.children = [view]
            return node.takingTraits()
        }
    }

    /// Returns a node that shows a problem, which is reported, too.
    package func node(reporting problem: Diagnostic) -> ViewNode {
        report(problem)
        return node(.problem(problem))
    }

    /// Makes an action available under the id of this place, and returns the id.
    func register(_ action: ViewAction) -> String {
        evaluation.actions[scope.id] = (action, environment.isEnabled)
        return scope.id
    }

    /// Makes an action available under the id of a node.
    func register(_ action: ViewAction, of node: ViewNode) -> String {
        evaluation.actions[node.id] = (action, environment.isEnabled)
        return node.id
    }

    /// Makes an action available under an id, and returns the id.
    func register(_ action: ViewAction, id: String) -> String {
        evaluation.actions[id] = (action, environment.isEnabled)
        return id
    }

    /// Makes a control available under the id of this place.
    func register(entry: @escaping @MainActor (ControlValue) throws -> Void) {
        evaluation.entries[scope.id] = (entry, environment.isEnabled)
    }

    /// Lets the control with this id report whether it has the focus of the keyboard.
    func register(focus: @escaping @MainActor (Bool) -> Void, of id: String) {
        evaluation.focuses[id, default: []].append(focus)
    }

    /// Returns an object that the view at this place keeps, which is made the first time.
    package func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        scope.object(at: 0, make)
    }

    /// Reports a problem.
    package func report(_ problem: Diagnostic) {
        evaluation.report(problem)
    }

    /// Reports a text that the source code contains, and no ViewModel.
    func report(hardCoded text: String) {
        evaluation.report(ViewText(text: text, viewName: viewName), in: \.hardCodedTexts)
    }

    /// Reports a text that a view puts together.
    func report(composed text: String) {
        evaluation.report(ViewText(text: text, viewName: viewName), in: \.composedTexts)
    }

    /// Reports a string that a view shows, unless it may come from a state.
    func report(plain text: String) {
        if !hasState { evaluation.report(ViewText(text: text, viewName: viewName), in: \.plainTexts) }
    }

    /// Reports the ids of elements that a view shows, in order.
    func report(elements ids: [AnyHashable]) {
        evaluation.tree.elements.append(ViewElements(ids: ids, viewName: viewName, hasState: hasState))
    }

    /// Adds a sheet or an alert above the page, behind those that it contains.
    func present(_ node: () -> ViewNode) {
        let index = evaluation.tree.presentations.count
        let outer = evaluation.tree.colorScheme
        evaluation.tree.colorScheme = nil
        var (node, _) = collectingPreferences(node)
        if let scheme = evaluation.tree.colorScheme { node.style.append(.token(.colorScheme(scheme))) }
        evaluation.tree.colorScheme = outer
        evaluation.tree.presentations.insert(node, at: index)
    }

    /// Removes the alerts and sheets of nodes that are not shown.
    func removePresentations(of ids: [String]) {
        evaluation.tree.presentations.removeAll { node in
            ids.contains { node.id == $0 || node.id.hasPrefix($0 + "-") }
        }
    }

    /// Returns the result of a function with the preferences that the views in it set.
    func collectingPreferences<Result>(_ body: () -> Result) -> (Result, PreferenceValues) {
        let outer = evaluation.preferences
        evaluation.preferences = PreferenceValues()
        defer { evaluation.preferences = outer }
        return (body(), evaluation.preferences)
    }

    /// Sets preferences for the views around this place.
    func add(_ preferences: PreferenceValues) {
        evaluation.preferences.add(preferences)
    }

    /// Sets the theme of the page, or of the sheet around this place.
    func prefer(_ scheme: ColorScheme) { evaluation.tree.colorScheme = scheme }

    /// Gives a value to the owner of the tree.
    package func attach(_ value: any Sendable) {
        evaluation.tree.attachments.append(value)
    }

    /// Runs a function with the identity of this view after the evaluation, in a session. A tree without a session does
    /// not run it. The function must not capture the context, which keeps the evaluation that keeps the function.
    func afterEvaluation(_ effect: @escaping @MainActor (ViewSession, ViewScope) -> Void) {
        evaluation.effects.append { [scope] session in effect(session, scope) }
    }
}
