import CCMark
import Foundation

/// A document parsed by cmark, which owns it. Only this file uses cmark's pointers.
///
/// It is walked with cmark's iterator, so that deep documents use no more stack. The tree changes only between
/// walks.
struct CMarkTree: ~Copyable {
    private typealias Node = OpaquePointer

    private let root: Node?

    init(parsing markdown: String) {
        root = cmark_parse_document(markdown, markdown.utf8.count, CMARK_OPT_DEFAULT)
    }

    deinit {
        cmark_node_free(root)
    }

    /// Returns the headings in order, with their plain text.
    func headings() -> [(level: Int, text: String)] {
        nodes([CMARK_NODE_HEADING]).map { (Int(cmark_node_get_heading_level($0)), plainText(below: $0)) }
    }

    func links() -> [MarkdownLink] {
        nodes([CMARK_NODE_LINK, CMARK_NODE_IMAGE]).map { node in
            MarkdownLink(destination: string(cmark_node_get_url(node)), line: line(of: node))
        }
    }

    func codeBlocks() -> [MarkdownCodeBlock] { nodes([CMARK_NODE_CODE_BLOCK]).map { codeBlock($0) } }

    private func codeBlock(_ node: Node) -> MarkdownCodeBlock {
        MarkdownCodeBlock(
            info: string(cmark_node_get_fence_info(node)),
            code: string(cmark_node_get_literal(node)),
            line: line(of: node))
    }

    /// Renders the document, and changes the tree. Call it only once.
    ///
    /// - Parameters:
    ///   - lines: The lines of the document, from which tables are read.
    ///   - anchors: The anchors of the headings, in order.
    ///   - rewrite: Returns the destination to render for each destination of a link or image.
    ///   - replacement: Returns the HTML to render instead of a code block, or nil to render its code.
    mutating func html(
        lines: [Substring], anchors: [String], rewriting rewrite: (String) -> String,
        replacing replacement: (MarkdownCodeBlock) -> String?
    ) -> String {
        for node in nodes([CMARK_NODE_CODE_BLOCK]) {
            if let html = replacement(codeBlock(node)) { show(html, insteadOf: node) }
        }
        // The cells of tables are parsed again, and can contain HTML.
        showTables(in: lines)
        showRawHTML()
        showAlerts(in: lines)
        showTasks(in: lines)
        showDeletions()
        for (heading, anchor) in zip(nodes([CMARK_NODE_HEADING]), anchors) {
            give(heading, anchor: anchor)
        }
        for node in nodes([CMARK_NODE_LINK, CMARK_NODE_IMAGE]) {
            cmark_node_set_url(node, rewrite(string(cmark_node_get_url(node))))
        }
        // Without CMARK_OPT_UNSAFE, cmark leaves out raw HTML and empties dangerous destinations.
        let rendered = cmark_render_html(root, CMARK_OPT_DEFAULT)
        defer { free(rendered) }
        return string(rendered)
    }
}

/// The changes of the tree before it is rendered.
extension CMarkTree {
    /// Replaces a heading with a custom block, because cmark has no option for an `id` of headings.
    ///
    /// Like that of GitHub's extensions below, this is HTML outside of templates. It needs no escaping: a level is a
    /// digit, and an anchor contains only letters, marks, digits, `-` and `_`.
    private func give(_ heading: Node, anchor: String) {
        let level = cmark_node_get_heading_level(heading)
        let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK)
        cmark_node_set_on_enter(block, "<h\(level) id=\"\(anchor)\">")
        cmark_node_set_on_exit(block, "</h\(level)>")
        while let child = cmark_node_first_child(heading), cmark_node_append_child(block, child) == 1 {}
        replace(heading, by: block)
    }

    /// Replaces a block with HTML of the caller.
    private func show(_ html: String, insteadOf node: Node) {
        let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK)
        cmark_node_set_on_enter(block, html)
        replace(node, by: block)
    }

    /// Converts raw HTML to visible text, because dropping it would lose words. Comments are dropped.
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

    /// Whether the HTML consists only of comments. Text between comments is part of the document.
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

/// GitHub's extensions of CommonMark, which cmark does not know: tables, alerts, task lists and deleted text.
extension CMarkTree {
    /// Replaces paragraphs outside of other blocks that are tables, or end with one.
    private func showTables(in lines: [Substring]) {
        for node in nodes([CMARK_NODE_PARAGRAPH])
        where cmark_node_get_type(cmark_node_parent(node)) == CMARK_NODE_DOCUMENT {
            let range = Int(cmark_node_get_start_line(node)) - 1..<Int(cmark_node_get_end_line(node))
            guard lines.indices.contains(range.lowerBound), range.upperBound <= lines.count,
                let (start, table) = table(in: lines[range])
            else { continue }
            insert(lines[range.lowerBound..<start], before: node)
            replace(
                node, by: block("<div class=\"prose-table\" role=\"group\" tabindex=\"0\">", "</div>", [show(table)]))
        }
    }

    /// Returns the first table that begins with one of the lines and ends with the last one, and its first line.
    private func table(in lines: ArraySlice<Substring>) -> (start: Int, table: MarkdownTable)? {
        lines.indices.lazy.compactMap { start in MarkdownTable(lines[start...]).map { (start, $0) } }.first
    }

    /// Inserts the blocks of lines. As in cells, links by reference do not work there.
    private func insert(_ lines: ArraySlice<Substring>, before node: Node) {
        let text = lines.joined(separator: "\n")
        let document = cmark_parse_document(text, text.utf8.count, CMARK_OPT_DEFAULT)
        defer { cmark_node_free(document) }
        while let block = cmark_node_first_child(document), cmark_node_insert_before(node, block) == 1 {}
    }

    private func show(_ table: MarkdownTable) -> Node? {
        let head = row(table.header, of: table, start: "<th scope=\"col\"", end: "</th>")
        let rows = table.rows.map { row($0, of: table, start: "<td", end: "</td>") }
        return block("<table>", "</table>", [block("<thead>", "</thead>", [head]), block("<tbody>", "</tbody>", rows)])
    }

    private func row(_ cells: [String], of table: MarkdownTable, start: String, end: String) -> Node? {
        block(
            "<tr>", "</tr>",
            zip(cells, table.alignments).map { cell, alignment in
                let align = alignment.map { " class=\"\($0.rawValue)\"" } ?? ""
                return block("\(start)\(align)>", end, inlines(of: cell))
            })
    }

    /// Parses the text of a cell. Links by reference do not work there, because their definitions are elsewhere.
    private func inlines(of cell: String) -> [Node?] {
        let document = cmark_parse_document(cell, cell.utf8.count, CMARK_OPT_DEFAULT)
        defer { cmark_node_free(document) }
        guard let paragraph = cmark_node_first_child(document), cmark_node_next(paragraph) == nil,
            cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH
        else {
            let text = cmark_node_new(CMARK_NODE_TEXT)
            cmark_node_set_literal(text, cell)
            return [text]
        }
        var inlines: [Node?] = []
        while let child = cmark_node_first_child(paragraph) {
            cmark_node_unlink(child)
            inlines.append(child)
        }
        return inlines
    }

    /// Replaces quotes that begin with a line such as `[!NOTE]`.
    private func showAlerts(in lines: [Substring]) {
        for quote in nodes([CMARK_NODE_BLOCK_QUOTE]) {
            guard let (text, label) = leadingText(in: quote, lines), let kind = MarkdownAlert(label) else { continue }
            let paragraph = cmark_node_parent(text)
            let next = cmark_node_next(text)
            guard next == nil || cmark_node_get_type(next) == CMARK_NODE_SOFTBREAK else { continue }
            cmark_node_free(text)
            // cmark cannot free nothing.
            if let next { cmark_node_free(next) }
            let title = cmark_node_new(CMARK_NODE_TEXT)
            cmark_node_set_literal(title, kind.title)
            let alert = block(
                "<div class=\"alert alert-\(kind.rawValue)\" role=\"note\">", "</div>",
                [block("<p class=\"alert-title\">", "</p>", [title])])
            if cmark_node_first_child(paragraph) == nil { cmark_node_free(paragraph) }
            while let child = cmark_node_first_child(quote), cmark_node_append_child(alert, child) == 1 {}
            replace(quote, by: alert)
        }
    }

    /// Replaces `[ ]` and `[x]` at the start of list items.
    private func showTasks(in lines: [Substring]) {
        for item in nodes([CMARK_NODE_ITEM]) {
            guard let (node, text) = leadingText(in: item, lines) else { continue }
            let isDone = text.lowercased().hasPrefix("[x] ")
            guard isDone || text.hasPrefix("[ ] ") else { continue }
            cmark_node_set_literal(node, String(text.dropFirst(3)))
            let mark = cmark_node_new(CMARK_NODE_TEXT)
            cmark_node_set_literal(mark, isDone ? "☑" : "☐")
            cmark_node_insert_before(node, inline("<span class=\"task\">", "</span>", [mark]))
        }
    }

    /// Marks what is between two `~~` as deleted, if there is no space inside of them (GitHub Flavored Markdown,
    /// strikethrough).
    private func showDeletions() {
        for text in nodes([CMARK_NODE_TEXT]) { separateTildes(in: text) }
        /// The `~~` that can begin a deletion, by the nodes that contain them.
        var starts: [Node: Node] = [:]
        for tildes in nodes([CMARK_NODE_TEXT]) where string(cmark_node_get_literal(tildes)) == "~~" {
            guard let parent = cmark_node_parent(tildes) else { continue }
            let previous = cmark_node_previous(tildes)
            if let start = starts[parent], start != previous, hasWord(previous, at: \.last) {
                starts[parent] = nil
                let deleted = inline("<del>", "</del>", [])
                cmark_node_insert_before(start, deleted)
                while let node = cmark_node_next(start), node != tildes { cmark_node_append_child(deleted, node) }
                cmark_node_free(start)
                cmark_node_free(tildes)
            } else if hasWord(cmark_node_next(tildes), at: \.first) {
                starts[parent] = tildes
            }
        }
    }

    /// Makes each `~~` in a text a node of its own. More or fewer tildes stay.
    private func separateTildes(in node: Node) {
        let literal = string(cmark_node_get_literal(node))
        var rest = Substring(literal)
        for tildes in literal.matches(of: /~+/) where tildes.output.count == 2 {
            insert(rest[..<tildes.range.lowerBound], before: node)
            insert(tildes.output, before: node)
            rest = literal[tildes.range.upperBound...]
        }
        guard rest.startIndex > literal.startIndex else { return }
        insert(rest, before: node)
        cmark_node_free(node)
    }

    private func insert(_ text: Substring, before node: Node) {
        guard !text.isEmpty else { return }
        let new = cmark_node_new(CMARK_NODE_TEXT)
        cmark_node_set_literal(new, String(text))
        cmark_node_insert_before(node, new)
    }

    /// Whether there is a node whose first or last character is not a space.
    private func hasWord(_ node: Node?, at end: KeyPath<String, Character?>) -> Bool {
        switch node.map(cmark_node_get_type) {
        case nil, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: false
        case CMARK_NODE_TEXT: string(cmark_node_get_literal(node))[keyPath: end]?.isWhitespace == false
        default: true
        }
    }

    /// Returns the text at the start of the first paragraph in a node. Nil if its first character is escaped, so that it
    /// means itself.
    private func leadingText(in node: Node, _ lines: [Substring]) -> (node: Node, text: String)? {
        guard let paragraph = cmark_node_first_child(node),
            cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH,
            let text = cmark_node_first_child(paragraph), cmark_node_get_type(text) == CMARK_NODE_TEXT
        else { return nil }
        // Both are numbered from 1, and are 0 if they are not known.
        let (line, column) = (cmark_node_get_start_line(paragraph), cmark_node_get_start_column(paragraph))
        let start = lines.dropFirst(max(0, Int(line) - 1)).first?.utf8.dropFirst(max(0, Int(column) - 1))
        return start?.first == UInt8(ascii: "\\") ? nil : (text, string(cmark_node_get_literal(text)))
    }

    private func block(_ start: String, _ end: String, _ children: [Node?]) -> Node? {
        custom(CMARK_NODE_CUSTOM_BLOCK, start, end, children)
    }

    private func inline(_ start: String, _ end: String, _ children: [Node?]) -> Node? {
        custom(CMARK_NODE_CUSTOM_INLINE, start, end, children)
    }

    private func custom(_ type: cmark_node_type, _ start: String, _ end: String, _ children: [Node?]) -> Node? {
        let node = cmark_node_new(type)
        cmark_node_set_on_enter(node, start)
        cmark_node_set_on_exit(node, end)
        for child in children { cmark_node_append_child(node, child) }
        return node
    }
}

/// The information that is read from the tree.
extension CMarkTree {
    /// Returns the nodes of some types in document order.
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

    /// Returns the line of a node, from 1. If cmark does not know it, returns that of the surrounding block.
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
