/// A block that a `{{< parent}}` tag passes.
struct BlockArgument: Sendable {
    let name: BlockName
    /// Its first instruction.
    let entry: Int32
    /// Whether the tag passes no further one. The arguments of one tag follow each other.
    let isLast: Bool
}
