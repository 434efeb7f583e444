/// What the parser notes of the tags while it makes the nodes.
struct TagRecord {
    /// One for each element, in document order.
    var tags: [ElementTags] = []
    /// How many errors of syntax there are in the text that the parser was given.
    var errors = 0

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

    /// The record without the marks. Offsets stay those of the text with marks: their order is what counts.
    func withoutMarks(in nodes: [HTMLNode]) -> TagRecord {
        let own = zip(tags, Self.areMarks(nodes)).filter { !$0.1 }.map(\.0)
        // The slash in a mark that is read as a tag is an error.
        return TagRecord(tags: own, errors: max(0, errors - (tags.count - own.count)))
    }

    private static func areMarks(_ nodes: [HTMLNode]) -> [Bool] {
        nodes.compactMap(\.element).flatMap { [FormEndTags.isMark($0)] + areMarks($0.children) }
    }
}
