/// A document whose footnotes are written so that cmark can read them.
///
/// cmark has no footnotes. A definition `[^name]: Text` becomes the item `1)  Text` of a list in the same line, so that
/// it contains the same indented lines, and `[^name]` becomes a link by reference.
struct FootnoteSource {
    let markdown: String
    /// The indices of the definitions, by the lines in which they begin, from 1.
    private var definitions: [Int: Int] = [:]

    init(_ page: String) {
        let lines = page.contains("[^") ? MarkdownLines.split(page) : []
        let labels = lines.map(Self.label)
        guard labels.contains(where: { $0 != nil }) else {
            markdown = page
            return
        }
        let code = Self.linesOfCode(in: page)
        var (written, references) = ([String](), [String]())
        for (index, line) in lines.enumerated() {
            guard let label = labels[index], !code.contains(index + 1) else {
                written.append(String(line))
                continue
            }
            definitions[index + 1] = references.count
            written.append("1)  \(line[label.endIndex...].dropFirst("]:".count).drop { $0 == " " || $0 == "\t" })")
            references.append("[\(label)]: \(Self.scheme)\(references.count)")
        }
        markdown = (written + [""] + references).joined(separator: "\n")
    }

    private static let scheme = "footnote:"

    /// Returns the label of a definition, such as `^1`. Nil for another line.
    private static func label(of line: Substring) -> Substring? {
        let text = line.drop { $0 == " " }
        guard line.utf8.count - text.utf8.count < 4, text.hasPrefix("[^"),
            let end = text.firstIndex(of: "]"), text[end...].hasPrefix("]:")
        else { return nil }
        let label = text[..<end].dropFirst()
        let isLabel = label.count > 1 && !label.contains { $0.isWhitespace || $0 == "[" || $0 == "\\" }
        return isLabel ? label : nil
    }

    /// Returns the lines of code and HTML, from 1.
    private static func linesOfCode(in page: String) -> Set<Int> {
        let document = MarkdownNode(parsing: page)
        defer { document.free() }
        return document.nodes(.codeBlock, .htmlBlock).reduce(into: []) { lines, node in
            lines.formUnion(node.startLine...max(node.startLine, node.endLine))
        }
    }

    /// Returns the index of the footnote to which a link refers.
    func index(of link: MarkdownNode) -> Int? {
        let destination = link.destination
        guard !definitions.isEmpty, destination.hasPrefix(Self.scheme) else { return nil }
        return Int(destination.dropFirst(Self.scheme.count))
    }

    /// Takes the definitions out of a document.
    func removeDefinitions(from root: MarkdownNode) -> [Int: MarkdownNode] {
        guard !definitions.isEmpty else { return [:] }
        var found: [Int: MarkdownNode] = [:]
        for item in root.nodes(.item) {
            guard let index = definitions[item.startLine], found[index] == nil else { continue }
            found[index] = item
        }
        for item in found.values {
            let list = item.parent
            item.unlink()
            if let list, list.firstChild == nil { list.free() }
        }
        return found
    }
}

extension CMarkTree {
    /// A footnote to which the page refers.
    private struct Footnote {
        let number: Int
        let item: MarkdownNode
        var references = 0
    }

    /// Shows references as numbers, and the footnotes to which the page refers at its end, in their order.
    mutating func showFootnotes(_ labels: MarkdownLabels) {
        let source = footnotes
        let items = source.removeDefinitions(from: root)
        guard !items.isEmpty else { return }
        var (shown, order) = ([Int: Footnote](), [Int]())
        let showReferences = { (node: MarkdownNode) in
            for link in node.nodes(.link, .image) {
                guard let index = source.index(of: link), let item = items[index] else { continue }
                if shown[index] == nil { order.append(index) }
                var footnote = shown[index] ?? Footnote(number: order.count, item: item)
                footnote.references += 1
                shown[index] = footnote
                link.replace(by: Self.reference(to: footnote, isImage: link.kind == .image))
            }
        }
        showReferences(root)
        var next = 0
        while next < order.count {
            if let item = items[order[next]] { showReferences(item) }
            next += 1
        }
        if !order.isEmpty { root.append(Self.section(order.compactMap { shown[$0] }, labels)) }
        for item in items.values {
            item.walk { node, _ in elements[node] = nil }
            item.free()
        }
    }

    /// An id with a colon is never that of a heading.
    private static func reference(to footnote: Footnote, isImage: Bool) -> MarkdownNode {
        let (number, count) = (footnote.number, footnote.references)
        return MarkdownNode(
            inline: """
                \(isImage ? "!" : "")<sup><a href="#fn:\(number)" id="fnref:\(number):\(count)" \
                role="doc-noteref">\(number)</a></sup>
                """)
    }

    private static func section(_ footnotes: [Footnote], _ labels: MarkdownLabels) -> MarkdownNode {
        let list = MarkdownNode(block: "<ol>", end: "</ol>")
        for footnote in footnotes { list.append(note(footnote, labels)) }
        let title = "<h2 class=\"visually-hidden\">\(HTMLTag.escaped(labels.footnotes))</h2>"
        return MarkdownNode(block: "<section class=\"footnotes\">\(title)", end: "</section>", [list])
    }

    /// The links back to the text are at the end of the last paragraph.
    private static func note(_ footnote: Footnote, _ labels: MarkdownLabels) -> MarkdownNode {
        let note = MarkdownNode(block: "<li id=\"fn:\(footnote.number)\">", end: "</li>")
        note.appendChildren(of: footnote.item)
        let last = note.children.last.flatMap { $0.kind == .paragraph ? $0 : nil } ?? note
        for count in 1...footnote.references {
            let name = "<span class=\"visually-hidden\">\(HTMLTag.escaped(labels.backToText))</span>"
            let suffix = count > 1 ? "<sup>\(count)</sup>" : ""
            let link = "<a href=\"#fnref:\(footnote.number):\(count)\" role=\"doc-backlink\">\(name)↩\(suffix)</a>"
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
