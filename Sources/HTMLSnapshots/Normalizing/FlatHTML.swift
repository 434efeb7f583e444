/// What is in an element, written on one line.
struct FlatHTML {
    private(set) var text = ""
    /// Whether any of it is on the line of text.
    private(set) var isShown = false
    /// The index of the element's end.
    private(set) var end: Int
    /// The names of the open elements; nil for one without an end tag.
    private var open: [String?] = []
    private let longest: Int

    /// The nodes from an index up to the end of the element around them; nil if they take more bytes, or one of them
    /// needs lines of its own.
    init?(_ nodes: [ShownNode], from start: Int, longest: Int) {
        self.longest = longest
        end = start
        while nodes[end] != .end || !open.isEmpty {
            guard write(nodes[end]), text.utf8.count <= longest else { return nil }
            end += 1
        }
    }

    /// Returns false for what does not go on a line.
    private mutating func write(_ node: ShownNode) -> Bool {
        switch node {
        case .start(let element): return start(element)
        case .end:
            if let name = open.popLast() ?? nil { text += "</\(name)>" }
            return true
        case .text(let shown):
            guard shown.string.utf8.count <= longest, !shown.string.utf8.contains(0x0A) else { return false }
            text += CharacterReferences.escaped(shown.string)
            isShown = true
            return true
        case .comment, .doctype: return false
        }
    }

    private mutating func start(_ element: ShownElement) -> Bool {
        guard [.inline, .bounded, .atomic, .breakOpportunity].contains(element.display),
            element.content == .flow || element.content == .void
        else { return false }
        let tag = StartTag(element, depth: 0)
        text += tag.text
        isShown = isShown || element.display != .inline
        open.append(element.content == .void ? nil : element.name)
        return !tag.isLong
    }
}
