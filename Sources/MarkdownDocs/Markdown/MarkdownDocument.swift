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

    /// Parses a text.
    ///
    /// - Parameter file: where the text comes from, for the title and for errors. It is not read.
    /// - Throws: `DocsError.tooLarge` for a text above `maximumSize`.
    package init(_ markdown: String, file: URL) throws(DocsError) {
        guard markdown.utf8.count <= Self.maximumSize else {
            throw .tooLarge(file, limit: Self.maximumSize)
        }
        let tree = CMarkTree(parsing: markdown)
        var anchors = HeadingAnchors()
        headings = tree.headings().map { heading in
            MarkdownHeading(level: heading.level, text: heading.text, anchor: anchors.anchor(for: heading.text))
        }
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
        try self.init(MarkdownFile.text(of: file), file: file)
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
