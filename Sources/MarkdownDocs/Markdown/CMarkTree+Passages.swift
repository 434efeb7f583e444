/// A text of a document, as a search shows it.
package struct MarkdownPassage: Hashable, Sendable {
    /// The text without markup, in one line.
    package let text: String
    /// The anchor of the heading to which it belongs. Nil before the first one.
    package let anchor: String?
}

extension CMarkTree {
    /// Returns the texts of headings, paragraphs and cells of tables, and the lines of code, in document order, after the
    /// document was extended. The names of previews that are shown are among them.
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
            passages += texts(of: node).map { MarkdownPassage(text: $0, anchor: anchor) }
        }
        return passages
    }
}

extension CMarkTree {
    /// Returns the text of a block, or the lines of code with the preview that they show. Empty for other nodes.
    private func texts(of node: MarkdownNode) -> [String] {
        let texts: [String] =
            if node.kind == .codeBlock {
                [codeBlock(node).previewReference ?? ""] + MarkdownLines.split(node.literal).map(String.init)
            } else {
                node.hasText ? [node.plainText] : []
            }
        return texts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
    }
}

extension MarkdownNode {
    /// Whether it is a block of text.
    fileprivate var hasText: Bool { !kind.isInline && firstChild?.kind.isInline == true }
}
