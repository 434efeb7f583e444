import CCMark
import Foundation
import Synchronization

/// A node of a document that cmark-gfm has parsed. Only this file uses its pointers.
///
/// A node belongs to the document that contains it, and is freed with it. A new node belongs to nobody until it is
/// inserted.
struct MarkdownNode: Hashable {
    /// The kinds of nodes.
    enum Kind {
        case document, quote, list, item, codeBlock, htmlBlock, customBlock, paragraph, heading, thematicBreak
        case table, row, cell, footnote
        case text, softBreak, lineBreak, code, html, customInline, emphasis, strong, deletion, link, image, reference

        /// Whether nodes of the kind contain only a paragraph's text.
        var containsInlines: Bool {
            switch self {
            case .paragraph, .heading, .cell, .emphasis, .strong, .deletion, .link, .image, .customInline: true
            default: false
            }
        }

        /// Whether nodes of the kind are a part of a paragraph's text.
        var isInline: Bool {
            switch self {
            case .text, .softBreak, .lineBreak, .code, .html, .customInline, .emphasis, .strong, .deletion, .link,
                .image, .reference:
                true
            default: false
            }
        }
    }

    private let pointer: OpaquePointer

    private init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// Keeps a node that cmark has made, which it always does: without memory, it ends the program.
    private init(made pointer: OpaquePointer!) {
        self.pointer = pointer
    }

    /// The extensions of CommonMark, one document at a time: cmark keeps the characters that they use for all threads.
    private static let extensions = Mutex(registeredExtensions())

    /// Parses a document. It must be freed.
    init(parsing markdown: String) {
        self = Self.extensions.withLock { extensions in
            let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES)
            defer { cmark_parser_free(parser) }
            for name in extensions { cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name)) }
            cmark_parser_feed(parser, markdown, markdown.utf8.count)
            return MarkdownNode(made: cmark_parser_finish(parser))
        }
    }

    private static func registeredExtensions() -> [String] {
        cmark_gfm_core_extensions_ensure_registered()
        return ["table", "strikethrough"]
    }

    /// Creates a text.
    init(text: some StringProtocol) {
        self.init(made: cmark_node_new(CMARK_NODE_TEXT))
        literal = String(text)
    }

    /// Creates a code block.
    init(code: String) {
        self.init(made: cmark_node_new(CMARK_NODE_CODE_BLOCK))
        literal = code
    }

    /// Creates a link without content.
    init(linkTo destination: String) {
        self.init(made: cmark_node_new(CMARK_NODE_LINK))
        self.destination = destination
    }

    /// Creates a block with HTML around its children.
    init(block start: String, end: String = "", _ children: [MarkdownNode] = []) {
        self.init(CMARK_NODE_CUSTOM_BLOCK, start, end, children)
    }

    /// Creates a part of a text with HTML around its children.
    init(inline start: String, end: String = "", _ children: [MarkdownNode] = []) {
        self.init(CMARK_NODE_CUSTOM_INLINE, start, end, children)
    }

    private init(_ type: cmark_node_type, _ start: String, _ end: String, _ children: [MarkdownNode]) {
        self.init(made: cmark_node_new(type))
        cmark_node_set_on_enter(pointer, start)
        cmark_node_set_on_exit(pointer, end)
        for child in children { append(child) }
    }

    func free() { cmark_node_free(pointer) }

    var kind: Kind { Kind(pointer) }

    /// The text of a text, of code or of HTML.
    var literal: String {
        get { Self.string(cmark_node_get_literal(pointer)) }
        nonmutating set { cmark_node_set_literal(pointer, newValue) }
    }

    /// The destination of a link or image.
    var destination: String {
        get { Self.string(cmark_node_get_url(pointer)) }
        nonmutating set { cmark_node_set_url(pointer, newValue) }
    }

    /// The HTML before the children of a custom node.
    var start: String {
        get { Self.string(cmark_node_get_on_enter(pointer)) }
        nonmutating set { cmark_node_set_on_enter(pointer, newValue) }
    }

    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    var fenceInfo: String { Self.string(cmark_node_get_fence_info(pointer)) }

    /// The alignments of a table's columns: `l`, `c`, `r`, or 0 for none.
    var alignments: [UInt8] {
        let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
        guard let first = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
        return Array(UnsafeBufferPointer(start: first, count: count))
    }

    /// The lines from 1, and the column of the first byte from 1. They are 0 if they are not known.
    var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
    var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
    var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }

    var parent: MarkdownNode? { MarkdownNode(cmark_node_parent(pointer)) }
    var previous: MarkdownNode? { MarkdownNode(cmark_node_previous(pointer)) }
    var next: MarkdownNode? { MarkdownNode(cmark_node_next(pointer)) }
    var firstChild: MarkdownNode? { MarkdownNode(cmark_node_first_child(pointer)) }
    var lastChild: MarkdownNode? { MarkdownNode(cmark_node_last_child(pointer)) }

    var children: [MarkdownNode] { firstChild.map { Array(sequence(first: $0, next: \.next)) } ?? [] }

    private static func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}

/// The changes of a tree.
extension MarkdownNode {
    /// Adds a node at the end of the children. Moves a node that has another parent.
    func append(_ child: MarkdownNode) { cmark_node_append_child(pointer, child.pointer) }

    /// Moves all children of a node to the end of the children.
    func appendChildren(of node: MarkdownNode) {
        while let child = node.firstChild, cmark_node_append_child(pointer, child.pointer) == 1 {}
    }

    func insert(before node: MarkdownNode) { cmark_node_insert_before(node.pointer, pointer) }

    /// Replaces the node, and frees it. It contains no text any more that is used: a text is a part of the memory of its
    /// block.
    func replace(by replacement: MarkdownNode) {
        let isReplaced = cmark_node_replace(pointer, replacement.pointer) == 1
        (isReplaced ? self : replacement).free()
    }

    /// Replaces a text with other nodes, which are inserted without children, so that this is fast at any depth.
    func replace(by nodes: [MarkdownNode]) {
        for node in nodes { node.insert(before: self) }
        free()
    }
}

/// What is read from a tree, with cmark's iterator, so that deep documents use no more stack.
extension MarkdownNode {
    /// Calls a function before and after the children of each node in document order. The tree must not change.
    func walk(_ visit: (_ node: MarkdownNode, _ isStart: Bool) -> Void) {
        let iterator = cmark_iter_new(pointer)
        defer { cmark_iter_free(iterator) }
        while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
            guard let node = MarkdownNode(cmark_iter_get_node(iterator)) else { continue }
            visit(node, event == CMARK_EVENT_ENTER)
        }
    }

    /// Returns the nodes of some kinds in document order.
    func nodes(_ kinds: Kind...) -> [MarkdownNode] {
        var nodes: [MarkdownNode] = []
        walk { node, isStart in
            if isStart, kinds.contains(node.kind) { nodes.append(node) }
        }
        return nodes
    }

    /// Returns the text without markup and without the descriptions of images.
    var plainText: String {
        var (text, images) = ("", 0)
        walk { node, isStart in
            switch node.kind {
            case .image: images += isStart ? 1 : -1
            case .text, .code: if images == 0 { text += node.literal }
            case .softBreak, .lineBreak: if images == 0 { text += " " }
            default: break
            }
        }
        return text
    }

    /// The HTML of a document. cmark leaves out raw HTML and empties dangerous destinations.
    var html: String {
        let rendered = cmark_render_html(pointer, CMARK_OPT_DEFAULT, nil)
        defer { Foundation.free(rendered) }
        return Self.string(rendered)
    }
}

extension MarkdownNode.Kind {
    fileprivate init(_ node: OpaquePointer) {
        self =
            switch cmark_node_get_type(node) {
            case CMARK_NODE_TEXT: .text
            case CMARK_NODE_PARAGRAPH: .paragraph
            case CMARK_NODE_SOFTBREAK: .softBreak
            case CMARK_NODE_CODE: .code
            case CMARK_NODE_BLOCK_QUOTE: .quote
            case CMARK_NODE_LIST: .list
            case CMARK_NODE_ITEM: .item
            case CMARK_NODE_CODE_BLOCK: .codeBlock
            case CMARK_NODE_HTML_BLOCK: .htmlBlock
            case CMARK_NODE_CUSTOM_BLOCK: .customBlock
            case CMARK_NODE_HEADING: .heading
            case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
            case CMARK_NODE_FOOTNOTE_DEFINITION: .footnote
            case CMARK_NODE_LINEBREAK: .lineBreak
            case CMARK_NODE_HTML_INLINE: .html
            case CMARK_NODE_CUSTOM_INLINE: .customInline
            case CMARK_NODE_EMPH: .emphasis
            case CMARK_NODE_STRONG: .strong
            case CMARK_NODE_LINK: .link
            case CMARK_NODE_IMAGE: .image
            case CMARK_NODE_FOOTNOTE_REFERENCE: .reference
            default: Self(extension: cmark_node_get_type_string(node).map { String(cString: $0) })
            }
    }

    /// Creates the kind of a node of an extension, whose types have no other names.
    private init(extension name: String?) {
        self =
            switch name {
            case "table": .table
            case "table_header", "table_row": .row
            case "table_cell": .cell
            case "strikethrough": .deletion
            default: .document
            }
    }
}
