/// GitHub's extensions that are marks at the start of a block: alerts and task lists.
extension CMarkTree {
    /// Replaces quotes that begin with a line such as `[!NOTE]`.
    mutating func showAlerts(_ labels: MarkdownLabels) {
        for quote in root.nodes(.quote) {
            guard let (text, label) = leadingText(in: quote), let kind = MarkdownAlert(label),
                let paragraph = text.parent
            else { continue }
            let next = text.next
            guard next.map({ [.softBreak, .lineBreak].contains($0.kind) }) ?? true else { continue }
            text.free()
            next?.free()
            if paragraph.firstChild == nil { paragraph.free() }
            let title = MarkdownNode(text: labels.alerts[kind] ?? kind.rawValue)
            let alert = MarkdownNode(
                block: "<div class=\"alert alert-\(kind.rawValue)\" role=\"note\">", end: "</div>",
                [MarkdownNode(block: "<p class=\"alert-title\">", end: "</p>", [title])])
            alert.appendChildren(of: quote)
            quote.replace(by: alert)
        }
    }

    /// Replaces `[ ]` and `[x]` at the start of list items.
    mutating func showTasks() {
        for item in root.nodes(.item) {
            guard let (node, text) = leadingText(in: item) else { continue }
            let isDone = text.lowercased().hasPrefix("[x] ")
            guard isDone || text.hasPrefix("[ ] ") else { continue }
            node.literal = String(text.dropFirst(3))
            let mark = MarkdownNode(text: isDone ? "☑" : "☐")
            MarkdownNode(inline: "<span class=\"task\">", end: "</span>", [mark]).insert(before: node)
        }
    }

    /// Returns the text at the start of the first paragraph in a node. Nil if its first character is escaped, so that it
    /// means itself.
    private mutating func leadingText(in node: MarkdownNode) -> (node: MarkdownNode, text: String)? {
        guard let paragraph = node.firstChild, paragraph.kind == .paragraph,
            let text = paragraph.firstChild, text.kind == .text, case let literal = text.literal,
            literal.hasPrefix("[")
        else { return nil }
        let column = (paragraph.startLine == 0 ? paragraph.next : paragraph)?.startColumn ?? 1
        let line = lines.dropFirst(max(0, paragraph.line - 1)).first
        let start = line?.utf8.dropFirst(max(0, column - 1))
        return start?.first == UInt8(ascii: "\\") ? nil : (text, literal)
    }
}

/// The kinds of alerts, as GitHub names them.
enum MarkdownAlert: String, CaseIterable {
    case note
    case tip
    case important
    case warning
    case caution

    /// Creates the kind of an alert that begins with `[!NOTE]`. Nil for any other text.
    init?(_ text: String) {
        let text = text[...].trimmed
        guard text.hasPrefix("[!"), text.hasSuffix("]") else { return nil }
        self.init(rawValue: text.dropFirst(2).dropLast().lowercased())
    }
}

extension Substring {
    /// The text without white space around it.
    var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...end]
    }
}
