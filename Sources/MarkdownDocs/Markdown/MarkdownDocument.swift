package import Diagnostics
package import Foundation

/// A CommonMark document with its contents and its HTML.
///
/// It is parsed when it is created, according to the CommonMark specification. Its HTML has tables, task lists, deleted
/// text, alerts, footnotes, bare addresses and simple HTML, as on GitHub.
package struct MarkdownDocument: Sendable {
    /// The maximum size in bytes, 1 MiB, which limits time and memory. A readable page is far smaller.
    package static let sizeLimit = 1 << 20
    /// The maximum number of `|` in a line. The time in which cmark-gfm parses a table grows with the square of it.
    static let columnLimit = 1_000

    /// The title in the front matter, or the text of the first level-1 heading, or the file's name without its extension.
    package let title: String
    /// The position in the front matter, before the pages without one. Nil if it has none.
    package let order: Int?
    /// The headings of all levels, in document order.
    package let headings: [MarkdownHeading]
    /// The links and images, in document order.
    package let links: [MarkdownLink]
    /// The images among them, which a browser loads with the page.
    package let images: [MarkdownLink]
    /// The fenced and indented code blocks, in document order.
    package let codeBlocks: [MarkdownCodeBlock]
    /// The texts of headings, paragraphs and cells of tables, the names of previews, and the lines of code, in document order.
    package let passages: [MarkdownPassage]

    /// What is wrong with the front matter.
    let frontMatterProblems: [FrontMatterProblem]

    /// The tags of HTML that are shown as text, by line.
    package let plainTags: [MarkdownTag]

    /// The source of the page.
    private let markdown: String
    /// The anchors of headings and the names of other places in lower case, sorted.
    private let anchors: [String]
    /// The names of places that are written as HTML.
    private let placeNames: Set<String>

    /// Parses a text.
    ///
    /// - Parameter file: The origin of the text, for the title and for errors. It is not read.
    /// - Throws: A diagnostic for a text above `sizeLimit`, or a line above `columnLimit`.
    package init(_ markdown: String, file: URL) throws(Diagnostic) {
        guard markdown.utf8.count <= Self.sizeLimit else {
            throw .tooLarge(file, size: markdown.utf8.count, limit: Self.sizeLimit)
        }
        if let line = Self.lineWithTooManyColumns(in: markdown) { throw .tooManyColumns(file, line: line) }
        let front = FrontMatter(markdown)
        let markdown = front.rest
        var tree = CMarkTree(parsing: markdown)
        let linksAndImages = tree.links()
        links = linksAndImages.map(\.link)
        images = linksAndImages.filter(\.isImage).map(\.link)
        codeBlocks = tree.codeBlocks()
        tree.extend()
        var anchors = HeadingAnchors()
        headings = tree.headings().map { MarkdownHeading($0, anchors: &anchors) }
        passages = tree.passages(anchors: headings.map(\.anchor))
        placeNames = tree.placeNames
        self.anchors = Set(placeNames.map { $0.lowercased() }).union(headings.map(\.anchor)).sorted()
        plainTags = tree.plainTags.sorted { $0.line < $1.line }
        order = front.order
        frontMatterProblems = front.problems
        title =
            front.title ?? headings.first { $0.level == 1 && !$0.text.isEmpty }?.text
            ?? file.deletingPathExtension().lastPathComponent
        self.markdown = markdown
    }

    /// Reads and parses a file.
    ///
    /// - Throws: A diagnostic of the kind `unreadable` or `invalidFile`.
    package init(contentsOf file: URL) throws(Diagnostic) {
        try self.init(DocsFile.text(of: file), file: file)
    }

    /// Returns the document as an HTML fragment that can be safely inserted into a page.
    ///
    /// Elements that are written as HTML are shown if they are safe. All other tags are shown as text. A destination with
    /// a scheme that can run code becomes empty.
    ///
    /// - Parameters:
    ///   - labels: The words that the HTML has besides those of the document.
    ///   - rewrite: Called with the destination of every link and image. Returns the one to render.
    ///   - replacement: Called with every code block. Returns the HTML to render instead, which is not escaped, or nil.
    package func html(
        labels: MarkdownLabels = .english,
        rewriting rewrite: (String) -> String = { $0 },
        replacing replacement: (MarkdownCodeBlock) -> String? = { _ in nil }
    ) -> String {
        var tree = CMarkTree(parsing: markdown)
        return tree.html(anchors: headings.map(\.anchor), labels: labels, rewriting: rewrite, replacing: replacement)
    }

    /// Returns the links with which items of lists begin. The document is parsed again, because only a folder's first page
    /// needs them.
    func listedLinks() -> [ListedLink] { CMarkTree(parsing: markdown).listedLinks() }
}

extension MarkdownDocument {
    /// Returns the first line, from 1, with more columns than a table can have. Nil if there is none.
    private static func lineWithTooManyColumns(in markdown: String) -> Int? {
        var (line, columns) = (1, 0)
        for byte in markdown.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): (line, columns) = (line + 1, 0)
            case UInt8(ascii: "|"): columns += 1
            default: continue
            }
            if columns > columnLimit { return line }
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func tooManyColumns(_ file: URL, line: Int) -> Diagnostic {
        Diagnostic(
            .invalidFile,
            "The line has more than \(MarkdownDocument.columnLimit) '|', so it is too long for a table. Split it.",
            at: SourcePlace(file, line: line))
    }
}

extension MarkdownDocument {
    /// Whether a heading or another element has this anchor.
    func hasAnchor(_ anchor: String) -> Bool {
        let index = index(of: anchor)
        return index < anchors.count && anchors[index] == anchor
    }

    /// Returns the anchor that a link means: the one that is equal, or else the one that differs only in case.
    func anchor(meant written: String) -> String? {
        [written, written.lowercased()].first(where: hasAnchor)
    }

    /// Returns the anchor from which a link differs only in case. A name in a tag is written as it is there.
    func misspelledAnchor(_ written: String) -> String? {
        hasAnchor(written) || placeNames.contains(written) ? nil : anchor(meant: written)
    }

    /// Returns up to three anchors that are similar to an unknown one: its neighbors in alphabetical order, the longest
    /// common prefix first.
    func anchors(near anchor: String) -> [String] {
        let anchor = anchor.lowercased()
        let index = index(of: anchor)
        return anchors[max(0, index - 1)..<min(anchors.count, index + 2)]
            .map { (anchor: $0, common: zip($0, anchor).prefix { $0 == $1 }.count) }
            .sorted { $0.common > $1.common }
            .map(\.anchor)
    }

    /// Returns the index of an anchor among the sorted ones, or the index where it would be.
    private func index(of anchor: String) -> Int {
        var range = anchors.indices
        while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
            range = anchors[middle] < anchor ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}

/// A heading of a document, for a table of contents.
package struct MarkdownHeading: Hashable, Sendable {
    /// The level from 1, the document's title, to 6.
    package let level: Int
    /// The heading's plain text, without the markup of emphasis, links and code.
    package let text: String
    /// The `id` of the rendered heading: the same as on a code host, unique in the document, not percent-encoded.
    package let anchor: String
}

extension MarkdownHeading {
    /// Creates a heading of a document. Images count only if there is no other text, and never for the anchor.
    fileprivate init(
        _ heading: (level: Int, text: String, isHTML: Bool, image: String?), anchors: inout HeadingAnchors
    ) {
        let words = heading.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        level = heading.level
        text = words.isEmpty ? heading.image ?? "" : words
        anchor = anchors.anchor(for: heading.isHTML ? words : heading.text)
    }
}

/// A link or an image of a document, as it is written there.
package struct MarkdownLink: Hashable, Sendable {
    /// The destination as written, with CommonMark's backslashes and entities resolved, but with percent-encoding.
    package let destination: String
    /// The line in the source file, from 1.
    package let line: Int
}

/// A code block of a document, fenced or indented.
package struct MarkdownCodeBlock: Hashable, Sendable {
    /// The text after the opening fence, such as `swift` or `swift file=Example.swift`. Empty for an indented block.
    package let info: String
    /// The code without fences and indentation of the block, with its last line break.
    package let code: String
    /// The line in the source file, from 1. For a fenced block, it is the opening fence, so the code begins one line
    /// below.
    package let line: Int

    /// The first word of `info`. Nil if it is empty.
    package var language: String? {
        info.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }

    /// The preview that the block shows, as written after the word `preview` in `info`. Nil for any other block.
    package var previewReference: String? {
        guard language == "preview" else { return nil }
        return String(info.drop { !$0.isWhitespace }.drop(while: \.isWhitespace))
    }
}

/// A link with which an item of a list begins, such as one in the contents of a first page.
struct ListedLink: Hashable {
    /// The destination as it is written.
    let destination: String
    /// The text of the heading above the list. Nil above the first heading, and below the title.
    let heading: String?
}

extension CMarkTree {
    /// Returns the links with which items of lists begin, in document order, before the document was extended.
    func listedLinks() -> [ListedLink] {
        var links: [ListedLink] = []
        var heading: String?
        var isAtStart = false
        root.walk { node, isStart in
            guard isStart else { return }
            switch node.kind {
            case .heading: heading = node.headingLevel > 1 ? node.plainText : nil
            case .item: isAtStart = true
            case .link where isAtStart:
                links.append(ListedLink(destination: node.destination, heading: heading))
                isAtStart = false
            case .paragraph, .emphasis, .strong: break
            default: isAtStart = false
            }
        }
        return links
    }
}
