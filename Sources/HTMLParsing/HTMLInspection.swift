/// HTML that was parsed with an eye on what the parser had to mend, for those who check it.
package struct HTMLInspection: Sendable {
    /// The tree, as ``HTMLParser/parse(_:)`` has it.
    package let tree: HTMLTree
    /// All elements of the tree, each before those that are in it.
    package let elements: [HTMLElement]
    /// The elements that are in another place than they are written, because they may not be there: a `div` right in a
    /// `table`. Of tags that do not fit together, some are here too.
    package let movedElements: [HTMLElement]
    /// How many errors of syntax the parser met, those included that show in no element; see ``HTMLTree/hasErrors``.
    package let errors: Int

    init(tree: HTMLTree, record: TagRecord, errors: Int) {
        self.tree = tree
        self.errors = errors
        let elements = tree.elements
        self.elements = elements
        movedElements = record.moved.map { elements[$0] }
    }
}

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

/// What the parser tells about the tags of an element.
struct ElementTags {
    /// How many bytes are before the start tag.
    let offset: Int
    /// Whether the parser says that it has put the element elsewhere.
    let isMoved: Bool
    /// Whether no tag brought the element about, so that the offset says nothing.
    let isImplied: Bool
}
