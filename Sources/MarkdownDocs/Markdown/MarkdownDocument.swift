package import Foundation

/// A CommonMark document: what it contains, and its HTML.
///
/// A value that is parsed when it is made. Text is read as the CommonMark specification says, without extensions such
/// as tables.
package struct MarkdownDocument: Sendable {
    /// The longest document in bytes, 1 MiB. It bounds time and memory; a page that people read is far below.
    package static let maximumSize = 1 << 20

    /// Text of the first level-1 heading, else the file's name without its extension.
    package let title: String
    /// Headings of all levels in the order of the document.
    package let headings: [MarkdownHeading]
    /// Links and images in the order of the document.
    package let links: [MarkdownLink]
    /// Fenced and indented blocks of code in the order of the document.
    package let codeBlocks: [MarkdownCodeBlock]

    private let markdown: String
    /// The anchors of the headings in order of the alphabet.
    private let anchors: [String]

    /// Parses a text.
    ///
    /// - Parameter file: where the text comes from, for the title and for errors. It is not read.
    /// - Throws: `DocsError.tooLarge` for a text above `maximumSize`.
    package init(_ markdown: String, file: URL) throws(DocsError) {
        guard markdown.utf8.count <= Self.maximumSize else {
            throw .tooLarge(file, size: markdown.utf8.count, limit: Self.maximumSize)
        }
        let tree = CMarkTree(parsing: markdown)
        var anchors = HeadingAnchors()
        headings = tree.headings().map { heading in
            MarkdownHeading(level: heading.level, text: heading.text, anchor: anchors.anchor(for: heading.text))
        }
        self.anchors = headings.map(\.anchor).sorted()
        links = tree.links()
        codeBlocks = tree.codeBlocks()
        title =
            headings.first { $0.level == 1 && !$0.text.isEmpty }?.text ?? file.deletingPathExtension().lastPathComponent
        self.markdown = markdown
    }

    /// Reads and parses a file.
    ///
    /// - Throws: `DocsError.unreadable`, `.notUTF8` with the line, or `.tooLarge`.
    package init(contentsOf file: URL) throws(DocsError) {
        try self.init(DocsFile.text(of: file), file: file)
    }

    /// The document as an HTML fragment that is safe to put into a page as it is.
    ///
    /// Raw HTML in the document is shown as text, and a destination with a scheme that can run code becomes empty.
    ///
    /// - Parameter rewrite: called for every link and image with its destination as written; gives the one to render.
    package func html(rewriting rewrite: (String) -> String = { $0 }) -> String {
        var tree = CMarkTree(parsing: markdown)
        return tree.html(anchors: headings.map(\.anchor), rewriting: rewrite)
    }
}

extension MarkdownDocument {
    /// Whether a heading has this anchor.
    func hasAnchor(_ anchor: String) -> Bool {
        let index = index(of: anchor)
        return index < anchors.count && anchors[index] == anchor
    }

    /// Up to three anchors that may be meant by one that no heading has: those beside it in the alphabet, the one with the
    /// longest common beginning first.
    func anchors(near anchor: String) -> [String] {
        let anchor = anchor.lowercased()
        let index = index(of: anchor)
        return anchors[max(0, index - 1)..<min(anchors.count, index + 2)]
            .map { (anchor: $0, common: zip($0, anchor).prefix { $0 == $1 }.count) }
            .sorted { $0.common > $1.common }
            .map(\.anchor)
    }

    /// Where an anchor is among the sorted ones, or would be.
    private func index(of anchor: String) -> Int {
        var range = anchors.indices
        while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
            range = anchors[middle] < anchor ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}

/// A heading of a document, as a table of contents needs it.
package struct MarkdownHeading: Hashable, Sendable {
    /// From 1, the document's title, to 6.
    package let level: Int
    /// The heading's plain text: emphasis, links and code without their marks.
    package let text: String
    /// The `id` of the rendered heading: the same as on a code host, unique in the document, not percent-encoded.
    package let anchor: String
}

/// A link or an image of a document, as it is written there.
package struct MarkdownLink: Hashable, Sendable {
    /// What the document does with the destination.
    package enum Kind: Hashable, Sendable {
        /// Leads there when followed.
        case link
        /// Shows what is there in place.
        case image
    }

    /// Link or image.
    package let kind: Kind
    /// The address before any rewriting, with CommonMark's backslashes and entities resolved but percent-encoding kept.
    package let destination: String
    /// Line of the source file, from 1.
    package let line: Int
}

/// A block of code in a document, fenced or indented.
package struct MarkdownCodeBlock: Hashable, Sendable {
    /// Everything after the opening fence, such as `swift` or `swift file=Example.swift`. Empty for an indented block.
    package let info: String
    /// The code without fences and indentation of the block, with its last line break.
    package let code: String
    /// Line of the source file, from 1: the opening fence's, so the code of a fenced block starts one below.
    package let line: Int

    /// The first word of `info`, nil without one.
    package var language: String? {
        info.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
}
