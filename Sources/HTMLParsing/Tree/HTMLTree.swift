/// Parsed HTML.
package struct HTMLTree: Hashable, Sendable {
    /// The nodes, in the order of the text.
    package let nodes: [HTMLNode]
    /// Whether the parser met an error of syntax. Gumbo does not count all of them: text right in a `table` is none.
    package let hasErrors: Bool

    /// All elements, each before those that are in it.
    package var elements: [HTMLElement] { nodes.compactMap(\.element) }

    /// The nodes that are in no element, without their ends.
    package var roots: [HTMLNode] {
        var depth = 0
        return nodes.filter { node in
            if node == .end { depth -= 1 }
            defer { if node.element != nil { depth += 1 } }
            return depth == 0 && node != .end
        }
    }
}
