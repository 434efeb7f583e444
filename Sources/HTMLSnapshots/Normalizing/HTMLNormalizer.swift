import HTMLParsing

/// Writes HTML in the one form that stands for all HTML of which a browser shows the same.
///
/// Doing it twice changes nothing, and what a browser shows stays as it is, redactions apart: where the HTML has errors of
/// syntax, so that the parser may have made a tree of it that cannot be written, the result is parsed again to see to that.
///
/// Two spaces for each element around; attributes in order, one a line when there are several, the boolean ones without
/// value; long lists of classes one class a line. White space that a browser would show is kept, as one space or line
/// feed; in `pre`, `textarea`, `script`, `style` and where an element's `style` asks for it, as it is. What cannot be
/// seen, as U+200B, is written as a reference.
///
/// What a browser shows is what it shows with its own style sheet and the `style` attributes. A style sheet of the page
/// may show white space that is dropped here (a `div` that is `inline-block`, a `p` with `white-space: pre`), and rules
/// for `:empty` may see an element emptied.
public struct HTMLNormalizer: Sendable {
    private let redactor: SnapshotRedactor

    /// A normalizer that also replaces what differs each time.
    public init(redactions: [SnapshotRedaction] = []) {
        redactor = SnapshotRedactor(redactions)
    }

    /// The normal form of a fragment or a document.
    ///
    /// - Throws: `HTMLParsingError`.
    public func normalized(_ html: String) throws -> NormalizedHTML {
        let parsed = try HTMLParser.parse(html)
        let tree = VisibleTree(nodes: redactor.redacted(parsed.nodes))
        let text = HTMLWriter.text(of: tree)
        guard text.utf8.count <= HTMLParser.sizeLimit else {
            throw HTMLParsingError.tooLarge(bytes: text.utf8.count, limit: HTMLParser.sizeLimit)
        }
        let canBeWritten = try (!parsed.hasErrors && redactor.isEmpty) || VisibleTree(parsing: text) == tree
        return canBeWritten
            ? NormalizedHTML(text: text, isVerbatim: false, tree: tree) : try verbatim(redactor.redacted(html))
    }

    private func verbatim(_ html: String) throws -> NormalizedHTML {
        let lines = html.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let tree = try VisibleTree(parsing: lines)
        let ended = lines.hasSuffix("\n") ? lines : lines + "\n"
        let text = try VisibleTree(parsing: ended) == tree ? ended : lines
        return NormalizedHTML(text: text, isVerbatim: true, tree: tree)
    }
}

/// HTML in the form in which it is recorded.
public struct NormalizedHTML: Hashable, Sendable {
    /// The text, with LF and a final line feed.
    public let text: String
    /// Whether the text is as it was given but for its line ends.
    ///
    /// So it is with the rare HTML whose tree nothing can be parsed to that a tree is written as, such as a link in a
    /// link that wrongly placed cells of a table have brought about:
    /// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>.
    public let isVerbatim: Bool
    let tree: VisibleTree
}

/// The text of a file as it is written.
struct FileText {
    private(set) var text = ""
    /// Whether the next text begins a line.
    var needsLine = false
    /// Where the last line begins, in bytes.
    private var lineStart = 0

    /// In bytes. A longer line is broken where it can be.
    private static let longestLine = 120

    /// How many bytes the last line may still take; less than none when it is too long.
    var space: Int { Self.longestLine - (text.utf8.count - lineStart) }

    mutating func append(_ string: String, depth: Int) {
        if needsLine, !text.isEmpty { appendCounting(HTMLIndentation.line(depth)) }
        needsLine = false
        appendCounting(string)
    }

    private mutating func appendCounting(_ string: String) {
        if let lineFeed = string.utf8.lastIndex(of: 0x0A) {
            lineStart = text.utf8.count + string.utf8.distance(from: string.startIndex, to: lineFeed) + 1
        }
        text += string
    }
}
