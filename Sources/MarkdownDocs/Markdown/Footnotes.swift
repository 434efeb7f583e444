extension CMarkTree {
    /// Shows references as numbers, and the footnotes to which the page refers at its end, in their order.
    func showFootnotes(_ labels: MarkdownLabels) {
        let footnotes = root.children.filter { $0.kind == .footnote }
        guard !footnotes.isEmpty else { return }
        var counts = Array(repeating: 0, count: footnotes.count)
        for (reference, isInLink) in references() {
            guard let number = Int(reference.literal), counts.indices.contains(number - 1) else { continue }
            if !isInLink { counts[number - 1] += 1 }
            reference.replace(by: Self.reference(to: number, count: isInLink ? nil : counts[number - 1]))
        }
        let list = MarkdownNode(block: "<ol>", end: "</ol>")
        for (index, footnote) in footnotes.enumerated() {
            list.append(Self.note(footnote, number: index + 1, references: counts[index], labels))
            footnote.free()
        }
        let title = "<h2 class=\"visually-hidden\">\(HTMLTag.escaped(labels.footnotes))</h2>"
        root.append(MarkdownNode(block: "<section class=\"footnotes\">\(title)", end: "</section>", [list]))
    }

    /// Returns the references in document order.
    private func references() -> [(node: MarkdownNode, isInLink: Bool)] {
        var (references, links) = ([(node: MarkdownNode, isInLink: Bool)](), 0)
        root.walk { node, isStart in
            if isLink(node) { links += isStart ? 1 : -1 }
            if isStart, node.kind == .reference { references.append((node, links > 0)) }
        }
        return references
    }

    /// Returns a number with a link, except in another link. An id with a colon is never that of a heading.
    private static func reference(to number: Int, count: Int?) -> MarkdownNode {
        guard let count else { return MarkdownNode(inline: "<sup>\(number)</sup>") }
        return MarkdownNode(
            inline: """
                <sup><a href="#fn:\(number)" id="fnref:\(number):\(count)" role="doc-noteref">\(number)</a></sup>
                """)
    }

    /// The links back to the text are at the end of the last paragraph.
    private static func note(
        _ footnote: MarkdownNode, number: Int, references: Int, _ labels: MarkdownLabels
    ) -> MarkdownNode {
        let note = MarkdownNode(block: "<li id=\"fn:\(number)\">", end: "</li>")
        note.appendChildren(of: footnote)
        let last = note.lastChild.flatMap { $0.kind == .paragraph ? $0 : nil } ?? note
        for count in 1..<references + 1 {
            let name = "<span class=\"visually-hidden\">\(HTMLTag.escaped(labels.backToText))</span>"
            let suffix = count > 1 ? "<sup>\(count)</sup>" : ""
            let link = "<a href=\"#fnref:\(number):\(count)\" role=\"doc-backlink\">\(name)↩\(suffix)</a>"
            last.append(MarkdownNode(inline: " \(link)"))
        }
        return note
    }
}

/// The words that the HTML of a page has besides its own.
package struct MarkdownLabels: Sendable {
    /// The names of alerts.
    let alerts: [MarkdownAlert: String]
    /// The heading of the footnotes.
    let footnotes: String
    /// The name of the link from a footnote to the text.
    let backToText: String

    /// Creates labels in a language.
    ///
    /// - Parameter text: Returns a text by its key: the name of an alert, `footnotes` or `backToText`.
    package init(_ text: (_ key: String) -> String?) {
        func label(_ key: String) -> String { text(key) ?? Self.englishTexts[key] ?? key }
        alerts = Dictionary(uniqueKeysWithValues: MarkdownAlert.allCases.map { ($0, label($0.rawValue)) })
        footnotes = label("footnotes")
        backToText = label("backToText")
    }

    /// The labels of comments in code.
    package static let english = MarkdownLabels { _ in nil }

    private static let englishTexts = [
        "note": "Note", "tip": "Tip", "important": "Important", "warning": "Warning", "caution": "Caution",
        "footnotes": "Footnotes", "backToText": "Back to the text",
    ]
}
