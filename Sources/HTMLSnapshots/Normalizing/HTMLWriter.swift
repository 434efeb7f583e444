import HTMLParsing

/// Writes a tree as text of which the shown tree is the same again.
///
/// Lines are broken only where a browser does not care: inside tags, where ``ShownText`` allows it, and at the edges of
/// blocks.
struct HTMLWriter {
    private let nodes: [ShownNode]
    private var output = FileText()
    private var open: [Open] = []
    private var depth = 0
    private var keepsWhiteSpace = false
    /// Nothing has been shown on the line of text yet, so that white space is not either.
    private var isAtLineStart = true

    /// An open element, and what was so at its start.
    private struct Open {
        let element: ShownElement
        let isApart: Bool
        let wasAtLineStart: Bool
        let keptWhiteSpace: Bool
        /// Whether its content is indented.
        var isIndented = false
    }

    private init(_ nodes: [ShownNode]) {
        self.nodes = nodes
    }

    /// The text of a tree, ending in a line feed.
    static func text(of tree: ShownTree) -> String {
        var writer = HTMLWriter(tree.nodes)
        var index = 0
        while index < tree.nodes.count { index = writer.write(at: index) }
        return writer.output.text + "\n"
    }

    /// Writes a node; returns the index of the next one to write.
    private mutating func write(at index: Int) -> Int {
        switch nodes[index] {
        case .start(let element): return start(element, at: index)
        case .end: end()
        case .text(let text): write(text)
        case .comment(let comment): writeApart("<!--\(comment)-->")
        case .doctype(let doctype): writeApart("<!DOCTYPE \(doctype)>")
        }
        return index + 1
    }

    private mutating func writeApart(_ text: String) {
        breakLine(if: isAtLineStart)
        append(text)
        breakLine(if: isAtLineStart)
    }

    private mutating func write(_ text: ShownText) {
        if open.last?.element.content == .raw { return append(text.string) }
        var string = text.string[...]
        if text.breaksBefore {
            breakLine(if: true)
            string.removeFirst()
        }
        if text.breaksAfter, !string.isEmpty { string.removeLast() }
        if !string.isEmpty {
            let lines = CharacterReferences.escaped(String(string))
            append(keepsWhiteSpace ? lines : HTMLIndentation.indented(lines, depth: depth))
            isAtLineStart = false
        }
        breakLine(if: text.breaksAfter)
    }

    private mutating func start(_ element: ShownElement, at index: Int) -> Int {
        // White space around these is not shown, whatever else is there.
        let isApart = element.display == .block || (element.display == .hidden && isAtLineStart)
        breakLine(if: isApart)
        let tag = StartTag(element, depth: depth)
        append(tag.text)
        open.append(
            Open(element: element, isApart: isApart, wasAtLineStart: isAtLineStart, keptWhiteSpace: keepsWhiteSpace))
        if element.display.hasOwnLines { isAtLineStart = true }
        if element.display == .bounded { isAtLineStart = false }
        switch element.content {
        case .void, .raw: break
        case .preserved: startPreserved(element, at: index)
        case .flow where keepsWhiteSpace || nodes[index + 1] == .end: break
        case .flow: return startFlow(element, at: index, isLong: tag.isLong)
        }
        return index + 1
    }

    private mutating func startPreserved(_ element: ShownElement, at index: Int) {
        keepsWhiteSpace = true
        if element.dropsLineFeed, case .text(let text) = nodes[index + 1], text.string.utf8.first == 0x0A {
            append("\n")
        }
        indent()
    }

    private mutating func startFlow(_ element: ShownElement, at index: Int, isLong: Bool) -> Int {
        if !(isLong && element.display.hasOwnLines),
            let flat = FlatHTML(nodes, from: index + 1, longest: output.space)
        {
            append(flat.text)
            isAtLineStart = isAtLineStart && !flat.isShown
            return flat.end
        }
        indent()
        breakLine(if: element.display.hasOwnLines)
        return index + 1
    }

    private mutating func indent() {
        open[open.count - 1].isIndented = true
        depth += 1
    }

    /// Ends the innermost open element.
    private mutating func end() {
        guard let ended = open.popLast() else { return }
        let (display, content) = (ended.element.display, ended.element.content)
        keepsWhiteSpace = ended.keptWhiteSpace
        if ended.isIndented {
            depth -= 1
            breakLine(if: content == .flow && display.hasOwnLines)
        }
        if content != .void { append("</\(ended.element.name)>") }
        switch display {
        case .block, .lineBreak: isAtLineStart = true
        case .atomic, .bounded, .breakOpportunity: isAtLineStart = false
        case .hidden: isAtLineStart = ended.wasAtLineStart
        case .inline: break
        }
        breakLine(if: ended.isApart || (isAtLineStart && display == .lineBreak))
    }

    private mutating func breakLine(if isAllowed: Bool) {
        if isAllowed, !keepsWhiteSpace { output.needsLine = true }
    }

    private mutating func append(_ text: String) {
        output.append(text, depth: depth)
    }
}
