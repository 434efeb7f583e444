/// A part of a document with elements that are written as HTML around its nodes.
indirect enum HTMLBranch {
    /// A node of the document.
    case node(MarkdownNode)
    /// A text between tags.
    case text(String)
    /// A tag that is shown as text.
    case tag(HTMLTag)
    case element(Element)

    /// An element with its tags.
    struct Element {
        var element: SafeElement
        let start: HTMLTag
        /// Nil for an element without content.
        let end: HTMLTag?
        let children: [HTMLBranch]
        /// Whether there is a link in it.
        let containsLink: Bool
        /// Whether it contains only what it may contain.
        let isSound: Bool
    }
}

/// Joins the tags among the children of a node to elements. What is not closed in the same node is no element.
///
/// Elements are nested at most ``depthLimit`` deep, so that they can be processed by recursion.
struct HTMLBranches {
    private static let depthLimit = 40

    private struct Open {
        let tag: HTMLTag
        let element: SafeElement
        var children: [HTMLBranch] = []
    }

    private var open: [Open] = []
    /// The number of open elements of each name.
    private var counts: [String: Int] = [:]
    private var finished: [HTMLBranch] = []
    /// The nodes that are or contain links.
    private let links: Set<MarkdownNode>

    init(links: Set<MarkdownNode>) {
        self.links = links
    }

    mutating func add(_ branch: HTMLBranch) {
        if open.isEmpty { finished.append(branch) } else { open[open.count - 1].children.append(branch) }
    }

    mutating func add(piece: HTMLTag.Piece) {
        switch piece {
        case .tag(let tag): add(tag)
        case .text(let text): add(.text(text))
        case .comment: break
        }
    }

    private mutating func add(_ tag: HTMLTag) {
        if tag.isEnd { return end(tag) }
        guard let element = SafeElement(tag) else { return add(.tag(tag)) }
        if element.isVoid || tag.closesItself {
            add(.element(closed(Open(tag: tag, element: element), end: nil)))
        } else if open.count < Self.depthLimit {
            open.append(Open(tag: tag, element: element))
            counts[tag.name, default: 0] += 1
        } else {
            add(.tag(tag))
        }
    }

    private mutating func end(_ tag: HTMLTag) {
        guard counts[tag.name, default: 0] > 0 else { return add(.tag(tag)) }
        while let last = open.popLast() {
            counts[last.tag.name, default: 0] -= 1
            if last.tag.name == tag.name { return add(.element(closed(last, end: tag))) }
            abandon(last)
        }
    }

    /// Shows the start tag of an element that is not closed.
    private mutating func abandon(_ element: Open) {
        add(.tag(element.tag))
        for child in element.children { add(child) }
    }

    /// Returns everything that was added.
    mutating func finish() -> [HTMLBranch] {
        while let last = open.popLast() { abandon(last) }
        return finished
    }

    private func closed(_ open: Open, end: HTMLTag?) -> HTMLBranch.Element {
        var element = open.element
        let children = open.children.filter { !(element.restrictsContent && $0.isSpace) }
        if children.contains(where: \.isBlock) { element.containBlocks() }
        return HTMLBranch.Element(
            element: element, start: open.tag, end: end, children: children,
            containsLink: children.contains { $0.hasLink(links) },
            isSound: !element.restrictsContent || children.allSatisfy { $0.isSound(in: element) })
    }
}

extension HTMLBranch {
    /// Whether it is only space between tags.
    fileprivate var isSpace: Bool {
        switch self {
        case .text(let text): text.allSatisfy(\.isWhitespace)
        case .node(let node): node.kind == .softBreak
        default: false
        }
    }

    fileprivate var isBlock: Bool {
        switch self {
        case .node(let node): !node.kind.isInline
        case .element(let element): element.element.isBlock
        default: false
        }
    }

    fileprivate func hasLink(_ links: Set<MarkdownNode>) -> Bool {
        switch self {
        case .node(let node): links.contains(node)
        case .element(let element): element.element.isLink || element.containsLink
        default: false
        }
    }

    /// Whether it is an element that another one allows, and is sound itself.
    fileprivate func isSound(in parent: SafeElement) -> Bool {
        guard case .element(let child) = self else { return false }
        return child.isSound && parent.allows(child.element)
    }
}
