/// The place that white space has reached on a line of text, by CSS Text:
/// <https://www.w3.org/TR/css-text-3/#white-space-rules>.
struct InlineLine {
    /// A run of white space of which it is not known yet whether anything follows.
    struct Space {
        /// The text that it began in, by its number in the tree.
        let text: Int
        /// The text that it has last been seen in, and whether there was a line feed there.
        var last: (text: Int, hasLineFeed: Bool)
        /// The first text in which it has no line feed, which therefore no browser drops.
        var firm: Int?

        /// Ends the part of the run that is in the last text.
        mutating func settle() {
            if firm == nil, !last.hasLineFeed { firm = last.text }
        }
    }

    /// How a run of white space is written.
    enum SpaceKind {
        /// A space, or as well a line feed.
        case either
        /// A space only.
        case space
        /// A line feed only: browsers may drop it, as between two Chinese words.
        case lineFeed
    }

    /// What precedes; nil at the line's start.
    private(set) var previous: Unicode.Scalar?
    private(set) var space: Space?

    /// Whether nothing that is shown has come yet.
    var isAtStart: Bool { previous == nil }

    mutating func appendWhiteSpace(isLineFeed: Bool, text: Int) {
        guard !isAtStart else { return }
        var space = space ?? Space(text: text, last: (text, false))
        if space.last.text != text {
            space.settle()
            space.last = (text, false)
        }
        space.last.hasLineFeed = space.last.hasLineFeed || isLineFeed
        self.space = space
    }

    /// Appends a character; returns the text that gets a space before it, and of which kind.
    mutating func append(_ scalar: Unicode.Scalar) -> (text: Int, kind: SpaceKind)? {
        defer {
            previous = scalar
            space = nil
        }
        guard var space, let previous else { return nil }
        guard Self.mayDropLineFeed(between: previous, and: scalar) else { return (space.text, .either) }
        space.settle()
        guard let firm = space.firm else { return (space.text, .lineFeed) }
        return (previous == Self.zeroWidthSpace ? firm : space.text, .space)
    }

    /// Stands for an image or a button.
    static let object: Unicode.Scalar = "\u{FFFC}"
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
