/// The blocks that one parent tag passes.
struct AuditBlocks {
    /// The first of them in `Program.arguments`; nil when there are none.
    let first: Int?
    /// What was passed to the template that the tag stands in.
    let outer: [AuditBlocks]
}
