import HTMLParsing

/// A tree reduced to what a browser shows of it: two texts of HTML that show the same have the same tree.
///
/// White space is collapsed (see ``WhiteSpaceCollapser``), attributes are in order, and those that mean the same are
/// the same.
struct ShownTree: Hashable, Sendable {
    let nodes: [HTMLNode]

    /// - Throws: `HTMLParsingError`.
    init(parsing html: String) throws {
        self.init(nodes: try HTMLParser.parse(html))
    }

    init(nodes: [HTMLNode]) {
        var texts = WhiteSpaceCollapser.texts(of: nodes)[...]
        self.nodes = Self.nodes(nodes, texts: &texts)
    }

    private static func nodes(_ nodes: [HTMLNode], texts: inout ArraySlice<HTMLText>) -> [HTMLNode] {
        var result: [HTMLNode] = []
        result.reserveCapacity(nodes.count)
        for node in nodes {
            switch node {
            case .element(var element):
                element.attributes = ShownAttributes.of(element)
                element.children = Self.nodes(element.children, texts: &texts)
                result.append(.element(element))
            case .text:
                let text = texts.removeFirst()
                if !text.string.isEmpty { result.append(.text(text)) }
            case .comment, .doctype: result.append(node)
            }
        }
        return result
    }
}
