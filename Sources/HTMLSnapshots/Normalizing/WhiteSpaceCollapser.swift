import HTMLParsing

/// Collapses the white space of a tree as browsers do when they lay it out.
///
/// A run of it is one space where it began, whatever tags are in the run; at the start and the end of a line there is
/// none. It is given the nodes of a tree in their order.
struct WhiteSpaceCollapser {
    /// All texts, collapsed; those of which nothing is left are empty.
    private(set) var texts: [ShownText] = []
    private var line = InlineLine()
    private var keepsWhiteSpace = false
    private var open: [Open] = []

    /// An open element, and what is restored at its end.
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
        var rest = text.utf8[...]
        while let first = rest.first {
            if first.collapses {
                line.appendWhiteSpace(isLineFeed: first == UInt8(ascii: "\n"), text: texts.count - 1)
                rest.removeFirst()
            } else {
                let word = Substring(rest.prefix { !$0.collapses })
                append(word)
                rest = rest[word.endIndex...]
            }
        }
    }

    private mutating func append(_ word: Substring) {
        guard let first = word.unicodeScalars.first, let last = word.unicodeScalars.last else { return }
        append(first)
        line.end(with: last)
        texts[texts.count - 1].string += word
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
    /// Whether it is white space that is one space with what is beside it. A carriage return comes from a reference alone.
    fileprivate var collapses: Bool { self == 0x20 || self == 0x0A || self == 0x09 }
}
