import HTMLParsing

/// Reads the lines of an outline from HTML.
struct OutlineReader {
    private(set) var lines: [PreviewOutline.Line] = []
    private let texts: OutlineTexts
    private let nodes: [HTMLNode]
    private let ends: [Int]
    private var depth = 0
    /// The text since the last line.
    private var text = ""

    init(_ tree: HTMLTree) {
        texts = OutlineTexts(tree)
        nodes = tree.nodes
        ends = texts.ends
        read(nodes.indices)
        flush()
        lines = Self.merged(lines)
    }

    private mutating func read(_ range: Range<Int>) {
        // The elements whose content is being read, with what to do at their ends.
        var open: [(end: Int, isLine: Bool, isBlock: Bool)] = []
        var index = range.lowerBound
        while index < range.upperBound || !open.isEmpty {
            if let last = open.last, index >= last.end {
                if last.isBlock { flush() }
                if last.isLine { depth -= 1 }
                open.removeLast()
                continue
            }
            switch nodes[index] {
            case .text(let words):
                text += words
                index += 1
            case .start(let element):
                let (isRead, opened) = begin(element, at: index)
                if let opened, isRead { open.append((ends[index], opened.isLine, opened.isBlock)) }
                index = isRead ? index + 1 : ends[index]
            case .end, .comment, .doctype: index += 1
            }
        }
    }

    /// Adds the line of an element, if it has one. Returns whether its content is read, too, and how.
    private mutating func begin(
        _ element: HTMLElement, at index: Int
    ) -> (isRead: Bool, opened: (isLine: Bool, isBlock: Bool)?) {
        if element.isUnperceived { return (false, nil) }
        if element.isHTML(["br", "wbr"]) {
            text += " "
            return (false, nil)
        }
        guard let role = role(of: element, at: index) else {
            // The text of a label is the name of its control.
            let isName =
                element.isHTML(["label", "legend", "summary", "caption", "figcaption"]) && texts.namesControl(index)
            if isName, !texts.hasControl(in: index) { return (false, nil) }
            let isBlock = !element.isPhrase
            if isBlock || isName { flush() }
            if isName { return readControls(in: index) }
            return (true, (false, isBlock))
        }
        flush()
        lines.append(texts.line(of: element, at: index, role: role, depth: depth))
        if element.isOutlineLeaf || role == "text" || role == "row" && texts.isPlainRow(index) { return (false, nil) }
        if ["heading", "link", "button"].contains(where: role.hasPrefix) { return readControls(in: index) }
        depth += 1
        return (true, (true, true))
    }

    /// Adds the controls in an element whose text is known.
    private mutating func readControls(in index: Int) -> (isRead: Bool, opened: (isLine: Bool, isBlock: Bool)?) {
        for place in (index + 1)..<ends[index] {
            guard let element = nodes[place].element, element.isControl || element.isHTML(["img"]),
                !element.isUnperceived,
                let role = role(of: element, at: place)
            else { continue }
            lines.append(texts.line(of: element, at: place, role: role, depth: depth))
        }
        return (false, nil)
    }

    /// Returns the role to show. Nil for an element that only groups others.
    private func role(of element: HTMLElement, at index: Int) -> String? {
        if let role = element.outlineRole { return role }
        if element.namespace == .html, element.value(of: "data-testid") != nil {
            return texts.isText(in: index) ? "text" : "group"
        }
        return element.value(of: "aria-label").map { _ in "group" }
    }

    private mutating func flush() {
        let words = text.outlineWords
        if !words.isEmpty { lines.append(PreviewOutline.Line(depth: depth, role: "text", name: words)) }
        text = ""
    }

    /// Joins each element without a name with the only text in it.
    private static func merged(_ lines: [PreviewOutline.Line]) -> [PreviewOutline.Line] {
        var merged: [PreviewOutline.Line] = []
        for (index, line) in lines.enumerated() {
            let isOnly = index + 1 == lines.count || lines[index + 1].depth < line.depth
            if let last = merged.last, line.role == "text", line.testID.isEmpty, last.depth == line.depth - 1,
                last.name.isEmpty, isOnly, last.role != "list"
            {
                merged[merged.count - 1].name = line.name
            } else {
                merged.append(line)
            }
        }
        return merged
    }
}
