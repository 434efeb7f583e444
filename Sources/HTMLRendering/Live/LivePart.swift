/// A view with state on a live page: the view of the page, or one that is written in another way than the view around it.
///
/// It can be used on any thread, by one caller at a time.
protocol LivePart: AnyObject, Sendable {
    /// What the part shows.
    var content: PartContent { get }

    /// Whether an entry differs from what the page shows.
    func isChanged(by entries: [String: LiveEntry]) -> Bool

    /// Returns the name that the part has for a name on the page. Nil if the view no longer has it.
    func id(of name: String) -> String?

    /// Enters what has changed, then runs the action.
    func apply(_ input: LiveInput) -> LiveRejection?

    /// Makes the operations record from the start again, unless tasks are using them. Returns whether they had recorded
    /// anything.
    func restartRecording() -> Bool

    /// Waits a moment for the tasks that were started.
    func settle()

    /// Whether tasks are running.
    var isBusy: Bool { get }

    /// The operations as they are now.
    var operations: [LiveOperations] { get }

    /// The operations before anything was called.
    var firstOperations: [LiveOperations] { get }

    /// What the fields for passwords contain.
    var secrets: [String] { get }

    /// Returns the text or identifier of what the user pressed, if the part does not record that itself.
    func description(of action: LiveInput.Action) -> String?

    /// Returns the errors of tasks since the last call.
    func takeErrors() -> [String]

    /// Returns why the last operation could not be called, since the last call.
    func takeRejection() -> LiveRejection?

    /// Ends the part and its tasks.
    func end()
}

/// The names of a part's controls and actions.
struct LiveNames: Hashable {
    /// What they begin with.
    let prefix: String
    /// Whether they are ids of nodes. The names in a template have no prefix.
    let areIDs: Bool

    /// Returns the name that the part itself has for a name in a form. Nil for a name of another part.
    func local(_ name: String) -> String? {
        if areIDs { return name == prefix || name.hasPrefix(prefix + "-") ? name : nil }
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }

    /// Whether another part is in the template with these names.
    func contain(_ other: LiveNames) -> Bool {
        // The prefix of a template in a node is the id of the node with a dot.
        other != self && (prefix.isEmpty || other.prefix.hasPrefix(prefix.dropLast() + "-"))
    }
}
