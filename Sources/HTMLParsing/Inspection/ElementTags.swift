/// What the parser tells about the tags of an element.
struct ElementTags {
    /// How many bytes are before the start tag.
    let offset: Int
    /// Whether the parser says that it has put the element elsewhere.
    let isMoved: Bool
    /// Whether no tag brought the element about, so that the offset says nothing.
    let isImplied: Bool
}
