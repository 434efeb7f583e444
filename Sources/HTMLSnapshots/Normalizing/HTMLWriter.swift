import HTMLParsing

/// Writes a tree as text of which the shown tree is the same again.
///
/// Lines are broken only where a browser does not care: inside tags, where ``HTMLText`` allows it, and at the edges of
/// blocks.
struct HTMLWriter {
    private var output = FileText()
    private var depth = 0
    private var keepsWhiteSpace = false
    /// Nothing has been shown on the line of text yet, so that white space is not either.
    private var isAtLineStart = true

    /// The text of a tree, ending in a line feed.
    static func text(of tree: ShownTree) -> String {
        var writer = HTMLWriter()
        writer.write(tree.nodes)
        return writer.output.text + "\n"
    }

    private mutating func write(_ nodes: [HTMLNode]) {
        for node in nodes {
            let isApart = isApart(node)
            breakLine(if: isApart)
            write(node)
            breakLine(if: isApart || (isAtLineStart && node.element?.isHTML(["br"]) == true))
        }
    }

    private mutating func write(_ node: HTMLNode) {
        switch node {
        case .element(let element): write(element, display: HTMLDisplay(element), content: HTMLContent(element))
        case .text(let text): write(text)
        case .comment(let comment): append("<!--\(comment)-->")
        case .doctype(let doctype): append("<!DOCTYPE \(doctype)>")
        }
    }

    /// Whether white space around a node is not shown, whatever else is there.
    private func isApart(_ node: HTMLNode) -> Bool {
        switch node {
        case .element(let element):
            let display = HTMLDisplay(element)
            return display == .block || (display == .hidden && isAtLineStart)
        case .text: return false
        case .comment, .doctype: return isAtLineStart
        }
    }

    private mutating func write(_ text: HTMLText) {
        var string = text.string[...]
        if text.breaksBefore {
            breakLine(if: true)
            string.removeFirst()
        }
        if text.breaksAfter, !string.isEmpty { string.removeLast() }
        if !string.isEmpty {
            let escaped = CharacterReferences.escaped(String(string))
            append(keepsWhiteSpace ? escaped : escaped.replacing("\n", with: HTMLIndentation.line(depth)))
            isAtLineStart = false
        }
        breakLine(if: text.breaksAfter)
    }

    private mutating func write(_ element: HTMLElement, display: HTMLDisplay, content: HTMLContent) {
        let tag = StartTag(element, depth: depth)
        append(tag.text)
        let wasAtLineStart = isAtLineStart
        if display.hasOwnLines { isAtLineStart = true }
        if display == .bounded { isAtLineStart = false }
        switch content {
        case .void: break
        case .raw: writeRaw(element)
        case .preserved: writePreserved(element)
        case .flow where keepsWhiteSpace: write(element.children)
        case .flow: writeFlow(element, display: display, isLong: tag.isLong)
        }
        if content != .void { append("</\(element.name)>") }
        switch display {
        case .block, .lineBreak: isAtLineStart = true
        case .atomic, .bounded, .breakOpportunity: isAtLineStart = false
        case .hidden: isAtLineStart = wasAtLineStart
        case .inline: break
        }
    }

    private mutating func writeRaw(_ element: HTMLElement) {
        for case .text(let text) in element.children { append(text.string) }
    }

    private mutating func writePreserved(_ element: HTMLElement) {
        let outer = keepsWhiteSpace
        keepsWhiteSpace = true
        defer { keepsWhiteSpace = outer }
        if element.isHTML(HTMLContent.dropsLineFeed), case .text(let text) = element.children.first,
            text.string.utf8.first == 0x0A
        {
            append("\n")
        }
        depth += 1
        write(element.children)
        depth -= 1
    }

    private mutating func writeFlow(_ element: HTMLElement, display: HTMLDisplay, isLong: Bool) {
        if element.children.isEmpty { return }
        if !(isLong && display.hasOwnLines), let flat = FlatHTML.text(of: element.children, longest: output.space) {
            append(flat)
            isAtLineStart = isAtLineStart && !FlatHTML.shows(element.children)
            return
        }
        depth += 1
        breakLine(if: display.hasOwnLines)
        write(element.children)
        depth -= 1
        breakLine(if: display.hasOwnLines)
    }

    private mutating func breakLine(if isAllowed: Bool) {
        if isAllowed, !keepsWhiteSpace { output.needsLine = true }
    }

    private mutating func append(_ text: String) {
        output.append(text, depth: depth)
    }
}
