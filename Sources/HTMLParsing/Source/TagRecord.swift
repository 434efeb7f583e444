/// What the parser notes of the tags while it makes the nodes.
struct TagRecord {
    /// One for each element, in document order.
    var tags: [ElementTags] = []
    /// How many errors of syntax there are in the text that the parser was given.
    var errors = 0

    /// The record as it would be of the text without marks.
    func without(_ marks: FormEndTags, in nodes: [HTMLNode]) -> TagRecord {
        let areMarks = Self.areMarks(nodes)
        let own = zip(tags, areMarks).filter { !$0.1 }.map { tags, _ in
            ElementTags(offset: marks.unmarked(tags.offset), repairs: tags.repairs)
        }
        // The slash in a mark that is read as a tag is an error.
        return TagRecord(tags: own, errors: max(0, errors - (tags.count - own.count)))
    }

    /// The record with the elements found that stand before others which were written before them.
    ///
    /// So it is with what is put out of a table. Gumbo has a flag for that, which is never set.
    func withMoves() -> TagRecord {
        var record = self
        var first = Int.max
        for index in tags.indices.reversed() where !tags[index].repairs.contains(.wholeElement) {
            if tags[index].offset > first { record.tags[index].repairs.insert(.move) }
            first = min(first, tags[index].offset)
        }
        return record
    }

    private static func areMarks(_ nodes: [HTMLNode]) -> [Bool] {
        nodes.compactMap(\.element).flatMap { [FormEndTags.isMark($0)] + areMarks($0.children) }
    }
}
