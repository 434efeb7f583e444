/// An attribute as it is written in a tag.
struct MarkupAttribute: Hashable {
    /// The name in lower case.
    let name: String
    /// The bytes of the value without its quotes; empty for an attribute without one.
    let value: Range<Int>
}
