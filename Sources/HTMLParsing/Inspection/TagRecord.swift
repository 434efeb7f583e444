/// What the parser notes of the tags while it makes the nodes.
struct TagRecord {
    /// One for each element, in document order.
    var tags: [ElementTags] = []

    /// The indices of the elements that are not where they are written, in document order.
    ///
    /// What is put out of a table stands before elements that were written before it. Gumbo has a flag for that, which is
    /// never set.
    var moved: [Int] {
        var moved: [Int] = []
        var first = Int.max
        for index in tags.indices.reversed() {
            let own = tags[index]
            if own.isMoved || (!own.isImplied && own.offset > first) { moved.append(index) }
            if !own.isImplied { first = min(first, own.offset) }
        }
        return moved.reversed()
    }
}
