/// The blocks that one parent tag passes.
struct BlockScope {
    /// The first of them in `Program.arguments`; nil when there are none.
    let first: Int?
    /// The scope that the tag itself stands in.
    let outer: Int?
    /// Where rendering goes on after the parent.
    let returnPosition: Int
}
