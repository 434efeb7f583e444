import HTMLParsing

/// Writes a tree as text that parses to the same visible tree.
///
/// Lines are broken only where the browser shows no difference: inside of tags, where ``ShownText`` allows it, and at
/// the edges of blocks.
struct HTMLWriter {
    private let nodes: [ShownNode]
    private var output: FileText
    private var open: [Open] = []
    private var depth = 0
    private var keepsWhiteSpace = false
    /// Whether the line of text is still empty, so that white space is not shown.
    private var isAtLineStart = true

    /// An open element, with the state at its start.
    private struct Open {
        let element: ShownElement
        let isApart: Bool
        let wasAtLineStart: Bool
        let keptWhiteSpace: Bool
        /// Whether the content is indented.
        var isIndented = false
    }

    private init(_ nodes: [ShownNode], layout: HTMLLayout) {
        self.nodes = nodes
        output = FileText(layout: layout)
    }

    private var layout: HTMLLayout { output.layout }

    /// Returns the text of a tree, which ends with a line feed.
    static func text(of tree: VisibleTree, layout: HTMLLayout = .recorded) -> String {
        written(tree, layout: layout).text + "\n"
    }

    /// Returns the lines of a tree, formatted for reading.
    static func lines(of tree: VisibleTree) -> [HTMLLine] { written(tree, layout: .readable).lines }

    private static func written(_ tree: VisibleTree, layout: HTMLLayout) -> FileText {
        var writer = HTMLWriter(tree.nodes, layout: layout)
        var index = 0
        while index < tree.nodes.count { index = writer.write(at: index) }
        return writer.output
    }

    /// Writes a node. Returns the index of the next node to write.
    private mutating func write(at index: Int) -> Int {
        switch nodes[index] {
        case .start(let element): return start(element, at: index)
        case .end: end()
        case .text(let text): write(text)
        case .comment(let comment): writeOnOwnLine("<!--\(comment)-->")
        case .doctype(let doctype): writeOnOwnLine("<!DOCTYPE \(doctype)>")
        }
        return index + 1
    }

    private mutating func writeOnOwnLine(_ text: String) {
        breakLine(if: isAtLineStart)
        append(text)
        breakLine(if: isAtLineStart)
    }

    private mutating func write(_ text: ShownText) {
        if open.last?.element.content == .raw { return appendVerbatim(text.string) }
        let (breaksBefore, breaksAfter) =
            layout == .unbroken ? (false, false) : (text.breaksBefore, text.breaksAfter)
        breakLine(if: breaksBefore)
        let words = text.string.utf8.dropFirst(breaksBefore ? 1 : 0)
        let shown = breaksAfter ? words.dropLast() : words
        if !shown.isEmpty {
            let isWhole = shown.count == text.string.utf8.count
            let text = CharacterEscapes.escaped(isWhole ? text.string : String(Substring(shown)))
            appendVerbatim(keepsWhiteSpace || layout == .unbroken ? text : indentingEdges(of: text))
            isAtLineStart = false
        }
        breakLine(if: breaksAfter)
    }

    /// Returns a text with indentation after the line feeds at its edges. Those between its words stay as they are.
    private func indentingEdges(of text: String) -> String {
        guard text.utf8.first == 0x0A || text.utf8.last == 0x0A else { return text }
        let line = HTMLIndentation.line(depth)
        if text == "\n" { return line }
        let start = text.hasPrefix("\n") ? line + text.dropFirst() : text
        return text.hasSuffix("\n") ? start.dropLast() + line : start
    }

    private mutating func start(_ element: ShownElement, at index: Int) -> Int {
        // White space around these is never shown.
        let isApart = element.display == .block || (element.display == .hidden && isAtLineStart)
        breakLine(if: isApart)
        output.beginLine(depth: depth)
        let isLong = output.appendTag(of: element, depth: depth)
        open.append(
            Open(element: element, isApart: isApart, wasAtLineStart: isAtLineStart, keptWhiteSpace: keepsWhiteSpace))
        if element.display.hasOwnLines { isAtLineStart = true }
        if element.display == .bounded { isAtLineStart = false }
        switch element.content {
        case .void, .raw: break
        case .preserved: startPreserved(element, at: index)
        case .flow where keepsWhiteSpace || nodes[index + 1].isEnd: break
        case .flow: return startFlow(element, at: index, isLong: isLong)
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
        if !(isLong && element.display.hasOwnLines), let flat = FlatHTML(nodes, from: index + 1, in: &output) {
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
        if content != .void {
            append("</")
            output.append(ended.element.name)
            output.append(">")
        }
        switch display {
        case .block, .lineBreak: isAtLineStart = true
        case .atomic, .bounded, .breakOpportunity: isAtLineStart = false
        case .hidden: isAtLineStart = ended.wasAtLineStart
        case .inline: break
        }
        breakLine(if: ended.isApart || (isAtLineStart && display == .lineBreak))
    }

    private mutating func breakLine(if isAllowed: Bool) {
        if isAllowed, !keepsWhiteSpace, layout != .unbroken { output.needsLine = true }
    }

    private mutating func append(_ text: String) {
        output.beginLine(depth: depth)
        output.append(text)
    }

    private mutating func appendVerbatim(_ text: String) {
        output.beginLine(depth: depth)
        output.appendVerbatim(text)
    }
}

/// How the attributes of a start tag are written.
enum HTMLLayout {
    /// Several attributes are on lines of their own, so that a change of one of them is a change of one line.
    case recorded
    /// Attributes are on the line of the tag if they fit.
    case readable
    /// Nothing is broken, because a stylesheet can show line breaks.
    case unbroken

    /// The maximum length of a line in bytes. A longer line is broken if possible.
    var maxLineLength: Int {
        switch self {
        case .recorded: 120
        case .readable: 100
        case .unbroken: .max
        }
    }
}

extension FileText {
    /// Appends a start tag. Returns whether it has more than one line.
    mutating func appendTag(of element: ShownElement, depth: Int) -> Bool {
        let start = count
        let hasOneLine = appendLine(of: element, depth: depth)
        if !hasOneLine {
            appendParts(of: element, separator: HTMLIndentation.line(depth + 1), depth: depth)
            append(HTMLIndentation.line(depth))
        }
        append(">")
        return !hasOneLine || hasLineFeed(after: start)
    }

    /// Appends a start tag without its `>` on one line. Returns false and appends nothing if it needs several lines.
    private mutating func appendLine(of element: ShownElement, depth: Int) -> Bool {
        let hasSeveral = element.attributes.count > 1
        if hasSeveral, layout == .recorded { return false }
        let start = count
        appendParts(of: element, separator: " ", depth: depth)
        if !hasSeveral || count - start + 1 + 2 * depth <= layout.maxLineLength { return true }
        remove(after: start)
        return false
    }

    private mutating func appendParts(of element: ShownElement, separator: String, depth: Int) {
        append("<")
        append(element.name)
        for attribute in element.attributes {
            append(separator)
            append(attribute, depth: depth)
        }
    }

    private mutating func append(_ attribute: HTMLAttribute, depth: Int) {
        append(attribute.name)
        guard let value = attribute.value else { return }
        var escaped = CharacterEscapes.escaped(value, inAttribute: true)
        if layout == .recorded, attribute.name == "class", escaped.utf8.count > Self.maxClassesLength {
            // The first and last class stay at the ends of the value, because `[class^=icon]` and `[class$=large]` match
            // there.
            escaped = VisibleAttributes.tokens(escaped).joined(separator: HTMLIndentation.line(depth + 2))
        }
        append("=\"")
        append(escaped)
        append("\"")
    }

    /// The maximum length in bytes. A longer list has one class per line.
    private static let maxClassesLength = 60
}

/// The indentation: two spaces per level.
enum HTMLIndentation {
    /// Returns a line feed and the indentation of a level.
    static func line(_ depth: Int) -> String {
        depth < lines.count ? lines[depth] : "\n" + String(repeating: "  ", count: depth)
    }

    private static let lines = (0..<64).map { "\n" + String(repeating: "  ", count: $0) }
}
