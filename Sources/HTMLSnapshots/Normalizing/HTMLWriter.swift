import HTMLParsing

/// Writes a tree as text that parses to the same visible tree.
///
/// Lines are broken only where the browser shows no difference: inside of tags, where ``ShownText`` allows it, and at
/// the edges of blocks.
struct HTMLWriter {
    private let nodes: [ShownNode]
    private let layout: HTMLLayout
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
        self.layout = layout
        output = FileText(maxLineLength: layout.maxLineLength)
    }

    /// Returns the text of a tree, which ends with a line feed.
    static func text(of tree: VisibleTree, layout: HTMLLayout = .recorded) -> String {
        written(tree, layout: layout).text + "\n"
    }

    /// Returns the lines of a tree as a person would write them.
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
        if open.last?.element.content == .raw { return append(text.string, isVerbatim: true) }
        var string = text.string[...]
        let (breaksBefore, breaksAfter) =
            layout == .unbroken ? (false, false) : (text.breaksBefore, text.breaksAfter)
        if breaksBefore {
            breakLine(if: true)
            string.removeFirst()
        }
        if breaksAfter, !string.isEmpty { string.removeLast() }
        if !string.isEmpty {
            let text = CharacterEscapes.escaped(String(string))
            append(keepsWhiteSpace || layout == .unbroken ? text : indentingEdges(of: text), isVerbatim: true)
            isAtLineStart = false
        }
        breakLine(if: breaksAfter)
    }

    /// Returns a text with indentation after the line feeds at its edges. Those between its words stay as they are.
    private func indentingEdges(of text: String) -> String {
        let line = HTMLIndentation.line(depth)
        if text == "\n" { return line }
        let start = text.hasPrefix("\n") ? line + text.dropFirst() : text
        return text.hasSuffix("\n") ? start.dropLast() + line : start
    }

    private mutating func start(_ element: ShownElement, at index: Int) -> Int {
        // White space around these is never shown.
        let isApart = element.display == .block || (element.display == .hidden && isAtLineStart)
        breakLine(if: isApart)
        let tag = StartTag(element, depth: depth, layout: layout)
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
            let flat = FlatHTML(nodes, from: index + 1, maxLength: output.space, layout: layout)
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
        if isAllowed, !keepsWhiteSpace, layout != .unbroken { output.needsLine = true }
    }

    private mutating func append(_ text: String, isVerbatim: Bool = false) {
        output.append(text, depth: depth, isVerbatim: isVerbatim)
    }
}

/// How the attributes of a start tag are written.
enum HTMLLayout {
    /// Several attributes are on lines of their own, so that a change of one of them is a change of one line.
    case recorded
    /// Attributes are on the line of the tag if they fit, as a person would write them.
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

/// The written form of a start tag.
struct StartTag {
    /// The lines of the tag, without indentation of the first line.
    let text: String
    /// Whether the tag has more than one line.
    let isLong: Bool

    init(_ element: ShownElement, depth: Int, layout: HTMLLayout) {
        let attributes = element.attributes.map { Self.written($0, depth: depth + 1, layout: layout) }
        let line = attributes.reduce(into: "<" + element.name) { $0 += " " + $1 } + ">"
        let fits =
            attributes.count < 2 || layout != .recorded && line.utf8.count + 2 * depth <= layout.maxLineLength
        isLong = !fits || line.utf8.contains(0x0A)
        let separator = HTMLIndentation.line(depth + 1)
        text =
            fits
            ? line
            : attributes.reduce(into: "<" + element.name) { $0 += separator + $1 } + HTMLIndentation.line(depth) + ">"
    }

    private static func written(_ attribute: HTMLAttribute, depth: Int, layout: HTMLLayout) -> String {
        guard let value = attribute.value else { return attribute.name }
        let escaped = CharacterEscapes.escaped(value, inAttribute: true)
        guard layout == .recorded, attribute.name == "class", escaped.utf8.count > maxClassesLength else {
            return "\(attribute.name)=\"\(escaped)\""
        }
        // The first and last class stay at the ends of the value, because `[class^=icon]` and `[class$=large]` match
        // there.
        let tokens = VisibleAttributes.tokens(escaped).joined(separator: HTMLIndentation.line(depth + 1))
        return "\(attribute.name)=\"\(tokens)\""
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
