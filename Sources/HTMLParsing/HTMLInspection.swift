/// Parsed HTML with the errors that the parser repaired, for checks.
package struct HTMLInspection: Sendable {
    /// The tree, as from ``HTMLParser/parse(_:)``.
    package let tree: HTMLTree
    /// All elements of the tree, each before its descendants.
    package let elements: [HTMLElement]
    /// The elements that the parser moved, because they are not allowed where they are written, such as a `div`
    /// directly in a `table`. Some elements whose tags do not match are also included.
    package let movedElements: [HTMLElement]
    /// The number of syntax errors, including those that affect no element; see ``HTMLTree/hasErrors``.
    package let errors: Int

    init(tree: HTMLTree, record: TagRecord, errors: Int) {
        self.tree = tree
        self.errors = errors
        let elements = tree.elements
        self.elements = elements
        movedElements = record.moved.map { elements[$0] }
    }
}

/// The parser's information about tags, collected while it creates the nodes.
struct TagRecord {
    /// One for each element, in document order.
    var tags: [ElementTags] = []

    /// The indices of the elements that the parser moved, in document order.
    ///
    /// An element that is moved out of a table precedes elements that were written before it. Gumbo has a flag for
    /// this, but never sets it.
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

/// The parser's information about the tags of an element.
struct ElementTags {
    /// The offset of the start tag in bytes.
    let offset: Int
    /// Whether the parser reports that it moved the element.
    let isMoved: Bool
    /// Whether the element has no tag, so that the offset has no meaning.
    let isImplied: Bool
}
