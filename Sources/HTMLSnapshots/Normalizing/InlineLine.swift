/// The state of white space on a line of text, according to CSS Text:
/// <https://www.w3.org/TR/css-text-3/#white-space-rules>.
struct InlineLine {
    /// A run of white space that may be followed by text.
    struct Space {
        /// The part of the run in one text.
        struct Part {
            /// The number of the text in the tree.
            let text: Int
            var hasLineFeed: Bool
        }

        var first: Part
        var others: [Part] = []

        mutating func append(isLineFeed: Bool, text: Int) {
            if (others.last ?? first).text != text {
                others.append(Part(text: text, hasLineFeed: isLineFeed))
            } else if others.isEmpty {
                first.hasLineFeed = first.hasLineFeed || isLineFeed
            } else if isLineFeed {
                others[others.count - 1].hasLineFeed = true
            }
        }

        /// The white space to write if browsers may drop a line feed but not a space. They differ in how they treat
        /// both in a row.
        var written: WrittenSpace {
            if others.allSatisfy({ $0.hasLineFeed == first.hasLineFeed }) {
                return first.hasLineFeed ? .lineFeed(text: first.text) : .space(text: first.text)
            }
            return .parts([first] + others)
        }
    }

    /// The white space to write for a run, and the text to write it in.
    enum WrittenSpace {
        /// A space or a line feed.
        case either(text: Int)
        /// Only a space.
        case space(text: Int)
        /// Only a line feed, which browsers may drop, as between two Chinese words.
        case lineFeed(text: Int)
        /// Each part separately.
        case parts([Space.Part])
    }

    /// The previous character. Nil at the start of the line.
    private(set) var previous: Unicode.Scalar?
    private(set) var space: Space?

    /// Whether the line is still empty.
    var isAtStart: Bool { previous == nil }

    mutating func appendWhiteSpace(isLineFeed: Bool, text: Int) {
        guard !isAtStart else { return }
        if space == nil { space = Space(first: Space.Part(text: text, hasLineFeed: isLineFeed)) }
        space?.append(isLineFeed: isLineFeed, text: text)
    }

    /// Appends a character. Returns the space before it, or nil if there is none.
    mutating func append(_ scalar: Unicode.Scalar) -> WrittenSpace? {
        defer {
            previous = scalar
            space = nil
        }
        guard let space, let previous else { return nil }
        return Self.mayDropLineFeed(between: previous, and: scalar) ? space.written : .either(text: space.first.text)
    }

    /// Replaces the last character. There must be no white space between them.
    mutating func end(with scalar: Unicode.Scalar) { previous = scalar }

    /// A character that represents an image or a button.
    static let object: Unicode.Scalar = "\u{FFFC}"
    /// A character that represents a quote at an edge, which may be a wide one.
    static let edge: Unicode.Scalar = "\u{300C}"
    static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

    /// The rules of <https://www.w3.org/TR/css-text-3/#line-break-transform>.
    private static func mayDropLineFeed(between previous: Unicode.Scalar, and next: Unicode.Scalar) -> Bool {
        previous == zeroWidthSpace || next == zeroWidthSpace || (previous.isWide && next.isWide)
    }
}

extension Unicode.Scalar {
    /// Wide characters of East Asia except for Hangul. The ranges are generous, because extra characters are harmless.
    fileprivate var isWide: Bool {
        guard value >= 0x2E80 else { return false }
        return switch value {
        case 0x3130...0x318F, 0xAC00...0xD7FF: false
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF: true
        default: value >= 0x1F000
        }
    }
}

/// The content of an element on one line.
struct FlatHTML {
    /// Whether any of the content is on the line of text.
    private(set) var isShown = false
    /// The index of the element's end.
    private(set) var end: Int
    /// The names of the open elements. Nil for an element without an end tag.
    private var open: [String?] = []
    private let maxLength: Int

    /// Writes the nodes from an index to the end of the element around them. Returns nil and writes nothing if they take
    /// more bytes than the line has, or if one of them needs lines of its own.
    init?(_ nodes: [ShownNode], from start: Int, in output: inout FileText) {
        let offset = output.count
        maxLength = output.space()
        end = start
        while !(nodes[end].isEnd && open.isEmpty) {
            guard write(nodes[end], in: &output), output.count - offset <= maxLength else {
                output.remove(after: offset)
                return nil
            }
            end += 1
        }
    }

    /// Returns false for a node that cannot be on a line.
    private mutating func write(_ node: ShownNode, in output: inout FileText) -> Bool {
        switch node {
        case .start(let element): return start(element, in: &output)
        case .end:
            guard let name = open.popLast() ?? nil else { return true }
            output.append("</")
            output.append(name)
            output.append(">")
            return true
        case .text(let shown):
            guard shown.string.utf8.count <= maxLength, !shown.string.utf8.contains(0x0A) else { return false }
            output.append(CharacterEscapes.escaped(shown.string))
            isShown = true
            return true
        case .comment, .doctype: return false
        }
    }

    private mutating func start(_ element: ShownElement, in output: inout FileText) -> Bool {
        switch element.display {
        case .inline, .bounded, .atomic, .breakOpportunity: break
        case .block, .lineBreak, .hidden: return false
        }
        guard element.content == .flow || element.content == .void else { return false }
        isShown = isShown || element.display != .inline
        open.append(element.content == .void ? nil : element.name)
        return !output.appendTag(of: element, depth: 0)
    }
}
