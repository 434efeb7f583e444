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
