/// HTML that was parsed with an eye on its text, for those who check it.
package struct SourcedHTML: Sendable {
    /// The tree, as ``HTMLParser/parse(_:)`` has it.
    package let nodes: [HTMLNode]
    /// All elements of the tree, each before those that are in it.
    package let elements: [SourcedElement]
    /// How many errors of syntax the parser met, those included that show in no element.
    ///
    /// Gumbo does not count all of them: text right in a `table` is none.
    package let errors: Int

    init(nodes: [HTMLNode], record: TagRecord, lines: HTMLLines) {
        self.nodes = nodes
        errors = record.errors
        var elements: [SourcedElement] = []
        elements.reserveCapacity(record.tags.count)
        Self.append(nodes, parent: nil, tags: record.withMoves().tags, lines: lines, to: &elements)
        self.elements = elements
    }

    private static func append(
        _ nodes: [HTMLNode], parent: Int?, tags: [ElementTags], lines: HTMLLines, to elements: inout [SourcedElement]
    ) {
        for element in nodes.lazy.compactMap(\.element) {
            let index = elements.count
            let own = tags[index]
            elements.append(
                SourcedElement(
                    element: element, place: lines.place(ofByte: own.offset), faults: own.faults(of: element),
                    parent: parent))
            append(element.children, parent: index, tags: tags, lines: lines, to: &elements)
        }
    }
}
