/// A text of a document, as a search shows it.
package struct MarkdownPassage: Hashable, Sendable {
    /// The maximum number of characters, so that a search stays fast.
    static let sizeLimit = 1000

    /// The text without markup, in one line.
    package let text: String
    /// The anchor of the heading to which it belongs. Nil before the first one.
    package let anchor: String?
}

extension CMarkTree {
    /// Returns the texts of headings, paragraphs and cells of tables, and the lines of code, in document order, after the
    /// document was extended.
    ///
    /// - Parameter anchors: The anchors of the headings, in order.
    func passages(anchors: [String]) -> [MarkdownPassage] {
        var passages: [MarkdownPassage] = []
        var anchors = anchors.makeIterator()
        var anchor: String?
        /// The block whose text was taken, so that the blocks in it are not taken again.
        var taken: MarkdownNode?
        root.walk { node, isStart in
            guard isStart else {
                if node == taken { taken = nil }
                return
            }
            if isHeading(node) { anchor = anchors.next() }
            guard taken == nil else { return }
            if node.hasText { taken = node }
            passages += node.lines.map { MarkdownPassage(text: $0, anchor: anchor) }
        }
        return passages
    }
}

extension MarkdownNode {
    /// Whether it is a block of text.
    fileprivate var hasText: Bool { !kind.isInline && firstChild?.kind.isInline == true }

    /// The text of a block, and the lines of code. Empty for other nodes.
    fileprivate var lines: [String] {
        let lines = kind == .codeBlock ? MarkdownLines.split(literal) : hasText ? [plainText[...]] : []
        return lines.map {
            $0.prefix(MarkdownPassage.sizeLimit).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }.filter { !$0.isEmpty }
    }
}
