/// A document parsed by cmark-gfm, which it owns, with GitHub's extensions of CommonMark.
///
/// The tree changes only between walks. Like the headings below, the extensions write HTML outside of templates. What
/// they insert into it from the document is escaped or restricted to letters and digits.
struct CMarkTree: ~Copyable {
    let root: MarkdownNode
    /// The blocks that were replaced. The texts that were in them are parts of their memory.
    private let replaced = MarkdownNode(block: "")
    private let markdown: String
    /// The lines from which the tree was parsed, for what cmark does not keep.
    private(set) lazy var lines = MarkdownLines.split(markdown)
    /// The elements that are written as HTML, by their nodes.
    var elements: [MarkdownNode: SafeElement] = [:]
    /// The tags that are shown as text.
    var plainTags: [MarkdownTag] = []

    init(parsing markdown: String) {
        self.markdown = markdown
        root = MarkdownNode(parsing: markdown)
    }

    deinit {
        root.free()
        replaced.free()
    }

    /// Replaces a block, and keeps it.
    func replace(_ block: MarkdownNode, by replacement: MarkdownNode) {
        replacement.insert(before: block)
        replaced.append(block)
    }

    /// Returns the links and images that are written in the document, including those in tags, by line. Footnotes are at
    /// the end of the tree, wherever they are written.
    func links() -> [(link: MarkdownLink, isImage: Bool)] {
        let nodes = root.nodes(.link, .image, .html, .htmlBlock)
        let links = nodes.flatMap { node -> [(link: MarkdownLink, isImage: Bool)] in
            switch node.kind {
            case .link, .image:
                return [(MarkdownLink(destination: node.destination, line: node.line), node.kind == .image)]
            default:
                return HTMLTag.all(in: node).flatMap { tag in
                    tag.addresses.map { (MarkdownLink(destination: $0, line: tag.line), tag.name != "a") }
                }
            }
        }
        return links.sorted { $0.link.line < $1.link.line }
    }

    func codeBlocks() -> [MarkdownCodeBlock] {
        root.nodes(.codeBlock).map { codeBlock($0) }.sorted { $0.line < $1.line }
    }

    func codeBlock(_ node: MarkdownNode) -> MarkdownCodeBlock {
        MarkdownCodeBlock(info: node.fenceInfo, code: node.literal, line: node.line)
    }

    /// Replaces everything that cmark does not know with nodes that it renders. Call it only once.
    mutating func extend(_ labels: MarkdownLabels = .english) {
        showAlerts(labels)
        showTasks()
        showTables()
        showHTML(below: root)
        showAddresses()
        showFootnotes(labels)
    }

    /// The names of places that are written as HTML.
    var placeNames: Set<String> { Set(elements.values.compactMap(\.placeName)) }

    /// Returns the headings in order, after the document was extended.
    func headings() -> [(level: Int, text: String, isHTML: Bool, image: String?)] {
        headingNodes.map { node in
            (
                elements[node]?.headingLevel ?? node.headingLevel, node.plainText, elements[node] != nil,
                image(below: node)
            )
        }
    }

    private var headingNodes: [MarkdownNode] {
        var nodes: [MarkdownNode] = []
        root.walk { node, isStart in
            if isStart, isHeading(node) { nodes.append(node) }
        }
        return nodes
    }

    func isLink(_ node: MarkdownNode) -> Bool { node.kind == .link || elements[node]?.isLink == true }

    func isHeading(_ node: MarkdownNode) -> Bool {
        node.kind == .heading || elements[node]?.headingLevel != nil
    }

    /// Returns the description of the first image in a node that has one.
    private func image(below node: MarkdownNode) -> String? {
        var found: String?
        node.walk { node, isStart in
            guard isStart, found == nil else { return }
            let text = node.kind == .image ? node.children.map(\.plainText).joined() : elements[node]?.imageText
            found = text.flatMap { $0.isEmpty ? nil : $0 }
        }
        return found
    }

    /// Renders the document, and changes the tree. Call it only once.
    ///
    /// - Parameters:
    ///   - anchors: The anchors of the headings, in order.
    ///   - rewrite: Returns the destination to render for each destination of a link or image.
    ///   - replacement: Returns the HTML to render instead of a code block, or nil to render its code.
    mutating func html(
        anchors: [String], labels: MarkdownLabels, rewriting rewrite: (String) -> String,
        replacing replacement: (MarkdownCodeBlock) -> String?
    ) -> String {
        showTabs()
        for node in root.nodes(.codeBlock) {
            if codeBlock(node).language == "swift" {
                node.literal = MarkdownLines.withoutCommonIndentation(node.literal)
            }
            if let html = replacement(codeBlock(node)) { node.replace(by: MarkdownNode(block: html)) }
        }
        extend(labels)
        for node in root.nodes(.link, .image) { node.destination = rewrite(node.destination) }
        for (heading, anchor) in zip(headingNodes, anchors) { give(heading, anchor: anchor) }
        writeElements(anchors: anchors, rewriting: rewrite)
        return root.html
    }

    /// Replaces a heading with a custom block, because cmark has no option for an `id` of headings.
    ///
    /// It needs no escaping: a level is a digit, and an anchor contains only letters, marks, digits, `-` and `_`.
    private mutating func give(_ heading: MarkdownNode, anchor: String) {
        guard elements[heading] == nil else {
            elements[heading]?.anchor = anchor
            return
        }
        let level = heading.headingLevel
        let block = MarkdownNode(block: "<h\(level) id=\"\(anchor)\">", end: "</h\(level)>")
        block.appendChildren(of: heading)
        replace(heading, by: block)
    }

    /// Writes the start tags of the elements that are written as HTML. Of several equal ids, the first one counts.
    private func writeElements(anchors: [String], rewriting rewrite: (String) -> String) {
        var taken = Set(anchors)
        var tags: [(node: MarkdownNode, start: String)] = []
        root.walk { node, isStart in
            guard isStart, let element = elements[node] else { return }
            let hasId = element.id.map { taken.insert($0).inserted } ?? false
            tags.append((node, element.startTag(hasId: hasId, rewriting: rewrite)))
        }
        for (node, start) in tags { node.start = start }
    }
}

/// The lines of a Markdown text.
enum MarkdownLines {
    /// Returns code without the spaces with which all of its lines begin, such as a part of a file.
    static func withoutCommonIndentation(_ code: String) -> String {
        let lines = split(code)
        let widths = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        guard let width = widths.min(), width > 0 else { return code }
        return lines.map { $0.dropFirst(min(width, $0.prefix { $0 == " " }.count)) }.joined(separator: "\n")
    }

    static func split(_ markdown: String) -> [Substring] {
        markdown.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }
}
