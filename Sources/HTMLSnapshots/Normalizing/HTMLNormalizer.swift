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
        let tree = ShownTree(nodes: redactor.redacted(parsed.nodes))
        let text = HTMLWriter.text(of: tree)
        guard text.utf8.count <= HTMLParser.sizeLimit else {
            throw HTMLParsingError.tooLarge(bytes: text.utf8.count, limit: HTMLParser.sizeLimit)
        }
        let canBeWritten = try (!parsed.hasErrors && redactor.isEmpty) || ShownTree(parsing: text) == tree
        return canBeWritten
            ? NormalizedHTML(text: text, isVerbatim: false, tree: tree) : try verbatim(redactor.redacted(html))
    }

    private func verbatim(_ html: String) throws -> NormalizedHTML {
        let lines = html.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let tree = try ShownTree(parsing: lines)
        let ended = lines.hasSuffix("\n") ? lines : lines + "\n"
        let text = try ShownTree(parsing: ended) == tree ? ended : lines
        return NormalizedHTML(text: text, isVerbatim: true, tree: tree)
    }
}
