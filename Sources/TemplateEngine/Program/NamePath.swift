/// What a tag looks up: a name in the context stack, then members of what it finds.
struct NamePath: Sendable {
    /// The name to find in the context stack; nil for `.`, the innermost context itself.
    let head: TemplateName?
    /// Where the further components begin in `Program.components`; nil when there are none.
    let rest: Int32?
}
