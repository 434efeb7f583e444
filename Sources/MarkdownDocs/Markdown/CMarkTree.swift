import CCMark
import Foundation

/// A document parsed by cmark, which it owns: cmark's pointers do not leave this file.
///
/// Every walk is cmark's own iterator, so the depth of a document is not that of the stack. The tree is changed only
/// between walks.
struct CMarkTree: ~Copyable {
    private typealias Node = OpaquePointer

    private let root: Node?

    init(parsing markdown: String) {
        root = cmark_parse_document(markdown, markdown.utf8.count, CMARK_OPT_DEFAULT)
    }

    deinit {
        cmark_node_free(root)
    }

    /// The headings in order, with their plain text.
    func headings() -> [(level: Int, text: String)] {
        nodes([CMARK_NODE_HEADING]).map { (Int(cmark_node_get_heading_level($0)), plainText(below: $0)) }
    }

    func links() -> [MarkdownLink] {
        nodes([CMARK_NODE_LINK, CMARK_NODE_IMAGE]).map { node in
            MarkdownLink(
                kind: cmark_node_get_type(node) == CMARK_NODE_IMAGE ? .image : .link,
                destination: string(cmark_node_get_url(node)),
                line: line(of: node))
        }
    }

    func codeBlocks() -> [MarkdownCodeBlock] {
        nodes([CMARK_NODE_CODE_BLOCK]).map { node in
            MarkdownCodeBlock(
                info: string(cmark_node_get_fence_info(node)),
                code: string(cmark_node_get_literal(node)),
                line: line(of: node))
        }
    }

    /// Renders the document, changing the tree for it: to be called once.
    ///
    /// - Parameters:
    ///   - anchors: one for each heading, in order.
    ///   - rewrite: gives each link's and image's destination from the one that is written.
    mutating func html(anchors: [String], rewriting rewrite: (String) -> String) -> String {
        showRawHTML()
        for (heading, anchor) in zip(nodes([CMARK_NODE_HEADING]), anchors) {
            give(heading, anchor: anchor)
        }
        for node in nodes([CMARK_NODE_LINK, CMARK_NODE_IMAGE]) {
            cmark_node_set_url(node, rewrite(string(cmark_node_get_url(node))))
        }
        // Without CMARK_OPT_UNSAFE cmark leaves out raw HTML and empties dangerous destinations.
        let rendered = cmark_render_html(root, CMARK_OPT_DEFAULT)
        defer { free(rendered) }
        return string(rendered)
    }
}

/// What changes in the tree before it is rendered.
extension CMarkTree {
    /// Puts a custom block in the place of a heading, because cmark has no option that gives headings an `id`.
    ///
    /// This is the one piece of HTML outside a template. It needs no escaping: a level is a digit, and an anchor has
    /// only letters, marks, digits, `-` and `_`.
    private func give(_ heading: Node, anchor: String) {
        let level = cmark_node_get_heading_level(heading)
        let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK)
        cmark_node_set_on_enter(block, "<h\(level) id=\"\(anchor)\">")
        cmark_node_set_on_exit(block, "</h\(level)>")
        while let child = cmark_node_first_child(heading), cmark_node_append_child(block, child) == 1 {}
        replace(heading, by: block)
    }

    /// Turns raw HTML into visible text, since leaving it out would lose words without a trace. Comments are left out.
    private func showRawHTML() {
        for node in nodes([CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE]) {
            let html = string(cmark_node_get_literal(node))
            guard !isComment(html) else {
                cmark_node_free(node)
                continue
            }
            let isBlock = cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK
            let text = cmark_node_new(isBlock ? CMARK_NODE_CODE_BLOCK : CMARK_NODE_TEXT)
            cmark_node_set_literal(text, html)
            replace(node, by: text)
        }
    }

    /// Whether it is comments and nothing else: words between two of them are words of the document.
    private func isComment(_ html: String) -> Bool {
        var rest = html.drop(while: \.isWhitespace)
        while rest.hasPrefix("<!--"), let end = rest.firstRange(of: "-->") {
            rest = rest[end.upperBound...].drop(while: \.isWhitespace)
        }
        return rest.isEmpty
    }

    private func replace(_ node: Node, by replacement: Node?) {
        let isReplaced = cmark_node_replace(node, replacement) == 1
        cmark_node_free(isReplaced ? node : replacement)
    }
}

/// What is read from the tree.
extension CMarkTree {
    /// The nodes of some types in the order of the document.
    private func nodes(_ types: [cmark_node_type], below start: Node? = nil) -> [Node] {
        let iterator = cmark_iter_new(start ?? root)
        defer { cmark_iter_free(iterator) }
        var nodes: [Node] = []
        while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
            if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
                types.contains(cmark_node_get_type(node))
            {
                nodes.append(node)
            }
        }
        return nodes
    }

    private func plainText(below node: Node) -> String {
        nodes([CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK], below: node)
            .map { cmark_node_get_literal($0).map { String(cString: $0) } ?? " " }
            .joined()
    }

    /// Line of a node, from 1. One whose place cmark does not know has that of the block around it.
    private func line(of node: Node) -> Int {
        var place: Node? = node
        while cmark_node_get_start_line(place) == 0, let parent = cmark_node_parent(place) {
            place = parent
        }
        return Int(cmark_node_get_start_line(place))
    }

    private func string(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}
