import HTMLParsing

/// Collapses the white space of a tree as browsers do for layout.
///
/// A run of white space at the edge of a text becomes one space at its start, even if it contains tags. At the start and
/// end of a line, it is removed. Between the words of a text, it stays, because a stylesheet of the page can show it. The
/// nodes of the tree are passed in order.
struct WhiteSpaceCollapser {
    /// All texts with collapsed white space. A text that consists only of removed white space is empty.
    private(set) var texts: [ShownText] = []
    private var line = InlineLine()
    private var keepsWhiteSpace = false
    private var open: [Open] = []

    /// An open element, with the state to restore at its end.
    private struct Open {
        let display: HTMLDisplay
        let keepsWhiteSpaceAround: Bool
        /// The line around an element whose content has lines of its own.
        let line: InlineLine?
    }

    mutating func start(_ element: ShownElement) {
        let isApart = element.display == .atomic || element.display == .hidden
        if element.display == .atomic { append(InlineLine.object) }
        open.append(
            Open(display: element.display, keepsWhiteSpaceAround: keepsWhiteSpace, line: isApart ? line : nil))
        if element.content == .raw || element.content == .preserved { keepsWhiteSpace = true }
        switch element.display {
        case .block, .atomic, .hidden, .lineBreak: line = InlineLine()
        case .bounded: append(InlineLine.edge)
        case .breakOpportunity: append(InlineLine.zeroWidthSpace)
        case .inline: break
        }
    }

    /// Ends the innermost open element.
    mutating func end() {
        guard let element = open.popLast() else { return }
        keepsWhiteSpace = element.keepsWhiteSpaceAround
        switch element.display {
        case .block: line = InlineLine()
        case .bounded: append(InlineLine.edge)
        case .atomic, .hidden, .inline, .lineBreak, .breakOpportunity: line = element.line ?? line
        }
    }

    mutating func collapse(_ text: String) {
        if keepsWhiteSpace {
            if !text.isEmpty { append(InlineLine.object) }
            texts.append(ShownText(string: text))
            return
        }
        texts.append(ShownText(string: ""))
        let bytes = text.utf8
        let start = bytes.firstIndex { !$0.collapses } ?? bytes.endIndex
        appendWhiteSpace(bytes[..<start])
        guard let last = bytes.lastIndex(where: { !$0.collapses }) else { return }
        let end = bytes.index(after: last)
        append(Substring(bytes[start..<end]))
        appendWhiteSpace(bytes[end...])
    }

    private mutating func appendWhiteSpace(_ run: Substring.UTF8View) {
        for byte in run { line.appendWhiteSpace(isLineFeed: byte == UInt8(ascii: "\n"), text: texts.count - 1) }
    }

    private mutating func append(_ words: Substring) {
        guard let first = words.unicodeScalars.first, let last = words.unicodeScalars.last else { return }
        append(first)
        line.end(with: last)
        // A whole string is shared.
        if texts[texts.count - 1].string.isEmpty {
            texts[texts.count - 1].string = String(words)
        } else {
            texts[texts.count - 1].string += words
        }
        texts[texts.count - 1].breaksAfter = false
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch line.append(scalar) {
        case nil: break
        case .either(let text): append(" ", to: text, mayBreak: true)
        case .space(let text): append(" ", to: text)
        case .lineFeed(let text): append("\n", to: text)
        case .parts(let parts): for part in parts { append(part.hasLineFeed ? "\n" : " ", to: part.text) }
        }
    }

    private mutating func append(_ space: String, to text: Int, mayBreak: Bool = false) {
        if texts[text].string.isEmpty { texts[text].breaksBefore = mayBreak }
        texts[text].breaksAfter = mayBreak
        texts[text].string += space
    }
}

extension UInt8 {
    /// Whether the character is white space that collapses. A carriage return can only come from a reference.
    fileprivate var collapses: Bool { self == 0x20 || self == 0x0A || self == 0x09 }
}
