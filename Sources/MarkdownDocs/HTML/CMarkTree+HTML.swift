/// HTML in a document. Known elements are shown, and all other tags are shown as text.
extension CMarkTree {
    /// A node with HTML among its children.
    private struct Place {
        let parent: MarkdownNode
        /// Whether the children are the text of a paragraph.
        let isInline: Bool
        /// Whether they are in a link, which contains no other one.
        let isInLink: Bool
    }

    /// Shows all HTML below a node, the innermost first.
    ///
    /// - Parameter line: The line of all HTML. Nil if cmark knows it.
    mutating func showHTML(below start: MarkdownNode, line: Int? = nil) {
        let (places, links) = htmlPlaces(below: start)
        for place in places { showHTML(at: place, links: links, line: line) }
    }

    /// Returns the places with HTML, each after those in it, and the nodes that are or contain links.
    private func htmlPlaces(below start: MarkdownNode) -> (places: [Place], links: Set<MarkdownNode>) {
        var places: [Place] = []
        var (parents, linked) = (Set<MarkdownNode>(), Set<MarkdownNode>())
        var (inlines, links) = (0, 0)
        start.walk { node, isStart in
            let kind = node.kind
            let isInline = inlines > 0
            if isStart, kind == .html || kind == .htmlBlock, let parent = node.parent { parents.insert(parent) }
            if isStart, kind == .link {
                _ = sequence(first: node, next: \.parent).first { !linked.insert($0).inserted || $0 == start }
            }
            if !isStart, parents.contains(node) {
                places.append(Place(parent: node, isInline: isInline, isInLink: links > 0))
            }
            if kind.containsInlines { inlines += isStart ? 1 : -1 }
            if kind == .link { links += isStart ? 1 : -1 }
        }
        return (places, linked)
    }

    /// Replaces the children of a node. They are moved to a node without a parent first, so that this is fast at any
    /// depth.
    private mutating func showHTML(at place: Place, links: Set<MarkdownNode>, line: Int?) {
        let pieces = pieces(in: place.parent, line: line)
        guard !pieces.isEmpty else { return }
        var branches = HTMLBranches(links: links)
        for node in place.parent.children {
            guard let pieces = pieces[node] else {
                branches.add(.node(node))
                continue
            }
            for piece in pieces { branches.add(piece: piece) }
        }
        let shown = place.isInline ? MarkdownNode(inline: "") : MarkdownNode(block: "")
        for branch in branches.finish() { show(branch, in: shown, parent: nil, at: place) }
        for node in place.parent.children { node.free() }
        place.parent.append(shown)
    }

    /// Returns what is between the tags of HTML, by its nodes. Removes comments, and replaces blocks without a known tag
    /// by their code.
    private mutating func pieces(in parent: MarkdownNode, line: Int?) -> [MarkdownNode: [HTMLTag.Piece]] {
        var all: [MarkdownNode: [HTMLTag.Piece]] = [:]
        for node in parent.children where node.kind == .html || node.kind == .htmlBlock {
            let pieces = HTMLTag.pieces(of: node, line: line)
            if pieces.allSatisfy(\.isHidden) {
                node.free()
            } else if node.kind == .html || pieces.contains(where: { $0.tag.flatMap(SafeElement.init) != nil }) {
                all[node] = pieces
            } else {
                for tag in pieces.compactMap(\.tag) { note(tag) }
                node.replace(by: MarkdownNode(code: node.literal))
            }
        }
        return all
    }

    private mutating func show(_ branch: HTMLBranch, in node: MarkdownNode, parent: String?, at place: Place) {
        switch branch {
        case .node(let child): node.append(child)
        case .text(let text): node.append(MarkdownNode(text: text))
        case .tag(let tag): show(tag, in: node)
        case .element(let element): show(element, in: node, parent: parent, at: place)
        }
    }

    /// Shows an element, or its tags if it cannot be where it is.
    private mutating func show(
        _ branch: HTMLBranch.Element, in node: MarkdownNode, parent: String?, at place: Place
    ) {
        let element = branch.element
        guard branch.isSound, element.isAllowed(in: parent), !(place.isInline && element.isBlock),
            !(element.isLink && (place.isInLink || branch.containsLink))
        else {
            show(branch.start, in: node)
            for child in branch.children { show(child, in: node, parent: parent, at: place) }
            if let end = branch.end { show(end, in: node) }
            return
        }
        let shown =
            element.isBlock
            ? MarkdownNode(block: "", end: element.endTag) : MarkdownNode(inline: "", end: element.endTag)
        elements[shown] = element
        for child in branch.children { show(child, in: shown, parent: element.parentName, at: place) }
        node.append(shown)
    }

    /// Shows a tag as text, which is not a part of a heading's name.
    private mutating func show(_ tag: HTMLTag, in node: MarkdownNode) {
        note(tag)
        node.append(MarkdownNode(inline: HTMLTag.escaped(tag.source)))
    }

    private mutating func note(_ tag: HTMLTag) {
        if !tag.isEnd || SafeElement(tag) != nil { plainTags.append(MarkdownTag(source: tag.source, line: tag.line)) }
    }
}
