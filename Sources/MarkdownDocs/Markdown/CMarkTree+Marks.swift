/// GitHub's extensions that are marks in the text: alerts, task lists and deleted text.
extension CMarkTree {
    /// Replaces quotes that begin with a line such as `[!NOTE]`.
    func showAlerts(_ labels: MarkdownLabels) {
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
    func showTasks() {
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
    private func leadingText(in node: MarkdownNode) -> (node: MarkdownNode, text: String)? {
        guard let paragraph = node.firstChild, paragraph.kind == .paragraph,
            let text = paragraph.firstChild, text.kind == .text
        else { return nil }
        let line = lines.dropFirst(max(0, paragraph.startLine - 1)).first
        let start = line?.utf8.dropFirst(max(0, paragraph.startColumn - 1))
        return start?.first == UInt8(ascii: "\\") ? nil : (text, text.literal)
    }

    /// Marks what is between two `~~` as deleted, if there is no space inside of them (GitHub Flavored Markdown,
    /// strikethrough).
    func showDeletions() {
        for text in root.nodes(.text) { separateTildes(in: text) }
        /// The `~~` that can begin a deletion, by the nodes that contain them.
        var starts: [MarkdownNode: MarkdownNode] = [:]
        for tildes in root.nodes(.text) where tildes.literal == "~~" {
            guard let parent = tildes.parent else { continue }
            let previous = tildes.previous
            if let start = starts[parent], start != previous, hasWord(previous, at: \.last),
                let text = inlines(between: start, and: tildes)
            {
                starts[parent] = nil
                let deleted = MarkdownNode(inline: "<del>", end: "</del>")
                deleted.insert(before: start)
                for node in text { deleted.append(node) }
                start.free()
                tildes.free()
            } else if hasWord(tildes.next, at: \.first) {
                starts[parent] = tildes
            }
        }
    }

    /// Returns the nodes between two of the same parent. Nil if there is a block among them, as between tags.
    private func inlines(between start: MarkdownNode, and end: MarkdownNode) -> [MarkdownNode]? {
        guard let first = start.next else { return nil }
        let nodes = Array(sequence(first: first, next: \.next).prefix { $0 != end })
        return nodes.allSatisfy(\.kind.isInline) ? nodes : nil
    }

    /// Makes each `~~` in a text a node of its own. More or fewer tildes stay.
    private func separateTildes(in node: MarkdownNode) {
        let literal = node.literal
        var (rest, parts) = (Substring(literal), [Substring]())
        for tildes in literal.matches(of: /~+/) where tildes.output.count == 2 {
            parts += [rest[..<tildes.range.lowerBound], tildes.output]
            rest = literal[tildes.range.upperBound...]
        }
        guard !parts.isEmpty else { return }
        node.replace(by: (parts + [rest]).filter { !$0.isEmpty }.map { MarkdownNode(text: $0) })
    }

    /// Whether there is a node whose first or last character is not a space.
    private func hasWord(_ node: MarkdownNode?, at end: KeyPath<String, Character?>) -> Bool {
        switch node?.kind {
        case nil, .softBreak, .lineBreak: false
        case .text: node?.literal[keyPath: end]?.isWhitespace == false
        default: true
        }
    }
}
