/// How much one rendering may do, so that no template keeps its thread or fills the memory.
///
/// The standard limits are far above any page: a table of 50,000 rows stays below them.
public struct RenderingLimits: Hashable, Sendable {
    /// The tags and pieces of text that are rendered, each counted every time.
    public var steps: Int
    /// The size of the output, in bytes.
    public var bytes: Int

    /// Limits; the standard ones where none are given.
    public init(steps: Int = 5_000_000, bytes: Int = 1 << 26) {
        self.steps = steps
        self.bytes = bytes
    }
}
