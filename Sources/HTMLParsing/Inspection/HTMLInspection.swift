/// HTML that was parsed with an eye on what the parser had to mend, for those who check it.
package struct HTMLInspection: Sendable {
    /// The tree, as ``HTMLParser/parse(_:)`` has it.
    package let nodes: [HTMLNode]
    /// All elements of the tree, each before those that are in it.
    package let elements: [HTMLElement]
    /// The elements that are in another place than they are written, because they may not be there: a `div` right in a
    /// `table`. Of tags that do not fit together, some are here too.
    package let movedElements: [HTMLElement]
    /// How many errors of syntax the parser met, those included that show in no element.
    ///
    /// Gumbo does not count all of them: text right in a `table` is none.
    package let errors: Int

    init(nodes: [HTMLNode], record: TagRecord) {
        self.nodes = nodes
        errors = record.errors
        let elements = nodes.allElements
        self.elements = elements
        movedElements = record.moved.map { elements[$0] }
    }
}
