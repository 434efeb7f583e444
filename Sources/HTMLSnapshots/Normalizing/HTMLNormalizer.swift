import HTMLParsing

/// Writes HTML in a normal form, which is the same for all HTML that a browser shows in the same way.
///
/// Normalizing twice gives the same result, and a browser shows the same before and after, except for redactions. If
/// the HTML has syntax errors, its tree may not be writable. Then the result is parsed again to verify it.
///
/// The form has two spaces of indentation per level and sorted attributes, one per line if there are several. Boolean
/// attributes have no value, and long lists of classes have one class per line. White space between the words of a text
/// is kept unchanged, because a stylesheet of the page can show it, such as `white-space: pre` of a class. At the edges
/// of a text, where templates are indented, white space that a browser would show is kept as one space or line feed. In
/// `pre`, `textarea`, `script`, `style`, and elements whose `style` requests it, it is kept unchanged, too. Invisible
/// characters such as U+200B are written as references.
///
/// This considers the browser's own stylesheet and `style` attributes. A stylesheet of the page can show white space at
/// the edges of texts that is dropped here, such as in a `div` that is `inline-block`, and rules for `:empty` can match
/// an emptied element.
package struct HTMLNormalizer: Sendable {
    private let redactor: SnapshotRedactor

    /// Creates a normalizer that also applies redactions.
    package init(redactions: [SnapshotRedaction] = []) {
        redactor = SnapshotRedactor(redactions)
    }

    /// Returns the normal form of a fragment or a document.
    ///
    /// - Throws: `HTMLParsingError`, or ``SnapshotRedactionError/tooSlow(_:)``.
    package func normalized(_ html: String) throws -> NormalizedHTML {
        let parsed = try HTMLParser.parse(html)
        let nodes = try redactor.redacted(parsed.nodes)
        let tree = VisibleTree(nodes: nodes)
        let text = HTMLWriter.text(of: tree)
        guard text.utf8.count <= HTMLParser.sizeLimit else {
            throw HTMLParsingError.tooLarge(bytes: text.utf8.count, limit: HTMLParser.sizeLimit)
        }
        let isUnchanged = redactor.isEmpty || nodes == parsed.nodes
        let canBeWritten = try (!parsed.hasErrors && isUnchanged) || VisibleTree(parsing: text) == tree
        return canBeWritten
            ? NormalizedHTML(text: text, isVerbatim: false, tree: tree) : try verbatim(try redactor.redacted(html))
    }

    /// Returns recorded HTML without the line breaks and the indentation of the normal form, which stylesheets can show. HTML
    /// that cannot be parsed stays as it is.
    package static func unbroken(_ recorded: String) -> String {
        guard let normal = try? HTMLNormalizer().normalized(recorded), !normal.isVerbatim else { return recorded }
        return HTMLWriter.text(of: normal.tree, layout: .unbroken)
    }

    private func verbatim(_ html: String) throws -> NormalizedHTML {
        let lines = html.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let tree = try VisibleTree(parsing: lines)
        let ended = lines.hasSuffix("\n") ? lines : lines + "\n"
        let text = try VisibleTree(parsing: ended) == tree ? ended : lines
        return NormalizedHTML(text: text, isVerbatim: true, tree: tree)
    }
}

/// HTML in its normal form.
package struct NormalizedHTML: Hashable, Sendable {
    /// The text, with LF and a final line feed.
    package let text: String
    /// Whether the text is the original one except for its line endings.
    ///
    /// This applies to rare HTML whose tree cannot be written as HTML, such as a link in a link caused by misplaced
    /// table cells: <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>.
    package let isVerbatim: Bool
    let tree: VisibleTree

    /// The HTML, formatted for reading: attributes are on the line of their tag if they fit.
    package var readable: String { isVerbatim ? text : HTMLWriter.text(of: tree, layout: .readable) }
}

/// The text of a file while it is written.
struct FileText {
    private var bytes: [UInt8] = []
    /// Whether the next text begins a line.
    var needsLine = false
    /// The offset of the last line, as far as it was needed.
    private var lineStart = 0
    /// The offset up to which line feeds were looked for.
    private var searched = 0
    /// The offsets of texts in bytes whose lines are not indented.
    private var verbatim: [Range<Int>] = []
    let layout: HTMLLayout

    init(layout: HTMLLayout) {
        self.layout = layout
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The size in bytes.
    var count: Int { bytes.count }

    /// Returns the number of bytes that still fit on the last line. Negative if it is too long.
    mutating func space() -> Int {
        if let lineFeed = bytes[searched...].lastIndex(of: 0x0A) { lineStart = lineFeed + 1 }
        searched = count
        return layout.maxLineLength - (count - lineStart)
    }

    /// Begins a line if the next text needs one.
    mutating func beginLine(depth: Int) {
        if needsLine, count > 0 { append(HTMLIndentation.line(depth)) }
        needsLine = false
    }

    mutating func append(_ string: String) { bytes.append(contentsOf: string.utf8) }

    /// Appends a text whose lines are not indented.
    mutating func appendVerbatim(_ string: String) {
        let start = count
        append(string)
        if layout == .readable { verbatim.append(start..<count) }
    }

    /// Whether there is a line feed after an offset.
    func hasLineFeed(after start: Int) -> Bool { bytes[start...].contains(0x0A) }

    /// Removes what was written after an offset, since when ``space()`` was not needed.
    mutating func remove(after start: Int) { bytes.removeLast(count - start) }

    /// The lines of a readable text.
    var lines: [HTMLLine] {
        var rest = verbatim[...]
        var offset = 0
        return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { bytes in
            while let first = rest.first, first.upperBound <= offset { rest.removeFirst() }
            let isVerbatim = rest.first.map { $0.lowerBound < offset } == true
            offset += bytes.count + 1
            return HTMLLine(String(decoding: bytes, as: UTF8.self), isVerbatim: isVerbatim)
        }
    }
}

/// A line of HTML.
struct HTMLLine: Hashable {
    /// The number of spaces before the text. Zero for a line whose white space is shown.
    let indentation: Int
    let text: String

    init(_ line: String, isVerbatim: Bool = false) {
        indentation = isVerbatim ? 0 : line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        text = String(Substring(line.utf8.dropFirst(indentation)))
    }
}
