/// The place that white space has reached on a line of text, by CSS Text:
/// <https://www.w3.org/TR/css-text-3/#white-space-rules>.
struct InlineLine {
    /// A run of white space of which it is not known yet whether anything follows.
    struct Space {
        /// What of it is in one text.
        struct Part {
            /// The text, by its number in the tree.
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

        /// How it is written where browsers may drop a line feed but not a space: they differ in what they make of both
        /// in a row.
        var written: WrittenSpace {
            if others.allSatisfy({ $0.hasLineFeed == first.hasLineFeed }) {
                return first.hasLineFeed ? .lineFeed(text: first.text) : .space(text: first.text)
            }
            return .parts([first] + others)
        }
    }

    /// How a run of white space is written, and in which text.
    enum WrittenSpace {
        /// A space, or as well a line feed.
        case either(text: Int)
        /// A space only.
        case space(text: Int)
        /// A line feed only: browsers may drop it, as between two Chinese words.
        case lineFeed(text: Int)
        /// Each part by itself.
        case parts([Space.Part])
    }

    /// What precedes; nil at the line's start.
    private(set) var previous: Unicode.Scalar?
    private(set) var space: Space?

    /// Whether nothing that is shown has come yet.
    var isAtStart: Bool { previous == nil }

    mutating func appendWhiteSpace(isLineFeed: Bool, text: Int) {
        guard !isAtStart else { return }
        if space == nil { space = Space(first: Space.Part(text: text, hasLineFeed: isLineFeed)) }
        space?.append(isLineFeed: isLineFeed, text: text)
    }

    /// Appends a character; returns the space before it, nil where there is none.
    mutating func append(_ scalar: Unicode.Scalar) -> WrittenSpace? {
        defer {
            previous = scalar
            space = nil
        }
        guard let space, let previous else { return nil }
        return Self.mayDropLineFeed(between: previous, and: scalar) ? space.written : .either(text: space.first.text)
    }

    /// Takes a character for the last one, when those before it have no white space between them.
    mutating func end(with scalar: Unicode.Scalar) { previous = scalar }

    /// Stands for an image or a button.
    static let object: Unicode.Scalar = "\u{FFFC}"
    /// Stands for a quote at an edge, which may be a wide one.
    static let edge: Unicode.Scalar = "\u{300C}"
    static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

    /// The rules of <https://www.w3.org/TR/css-text-3/#line-break-transform>.
    private static func mayDropLineFeed(between previous: Unicode.Scalar, and next: Unicode.Scalar) -> Bool {
        previous == zeroWidthSpace || next == zeroWidthSpace || (previous.isWide && next.isWide)
    }
}

extension Unicode.Scalar {
    /// Of East Asian width, without Hangul; generously, as too many are harmless here.
    fileprivate var isWide: Bool {
        guard value >= 0x2E80 else { return false }
        return switch value {
        case 0x3130...0x318F, 0xAC00...0xD7FF: false
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF: true
        default: value >= 0x1F000
        }
    }
}

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
