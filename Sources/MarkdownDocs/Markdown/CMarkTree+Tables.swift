extension CMarkTree {
    /// Shows tables in a box that scrolls, and aligns their cells.
    mutating func showTables() {
        for table in root.nodes(.table) {
            if let text = table.textBefore { showHTML(below: text) }
            let rows = rows(of: table)
            let shown = MarkdownNode(
                block: "<table>", end: "</table>",
                [MarkdownNode(block: "<thead>", end: "</thead>", Array(rows.prefix(1)))])
            if rows.count > 1 {
                shown.append(MarkdownNode(block: "<tbody>", end: "</tbody>", Array(rows.dropFirst())))
            }
            let box = MarkdownNode(
                block: "<div class=\"prose-table\" role=\"group\" tabindex=\"0\">", end: "</div>", [shown])
            replace(table, by: box)
        }
    }

    private mutating func rows(of table: MarkdownNode) -> [MarkdownNode] {
        let classes = table.alignments.map(Self.attribute)
        var rows: [MarkdownNode] = []
        for row in table.children {
            let element = row == table.firstChild ? ("<th scope=\"col\"", "</th>") : ("<td", "</td>")
            let (line, shown) = (row.line, MarkdownNode(block: "<tr>", end: "</tr>"))
            for (cell, attribute) in zip(row.children, classes) {
                let text = MarkdownNode(block: "\(element.0)\(attribute)>", end: element.1)
                text.appendChildren(of: cell)
                showHTML(below: text, line: line)
                shown.append(text)
            }
            rows.append(shown)
        }
        return rows
    }

    private static func attribute(_ alignment: UInt8) -> String {
        switch alignment {
        case UInt8(ascii: "l"): " class=\"start\""
        case UInt8(ascii: "c"): " class=\"center\""
        case UInt8(ascii: "r"): " class=\"end\""
        default: ""
        }
    }
}

/// The lines of tables and of what is in them.
extension MarkdownNode {
    /// The paragraph whose last line is the header of the table. cmark does not know its lines.
    var textBefore: MarkdownNode? { previous.flatMap { $0.kind == .paragraph && $0.startLine == 0 ? $0 : nil } }

    /// The line from 1. If it is not known, that of the surrounding block.
    var line: Int {
        let block = sequence(first: self) { $0.kind.isInline || $0.kind == .cell ? $0.parent : nil }
        let offset = block.reduce(self) { $1 }.lineOffset
        var place = self
        while place.startLine == 0, offset == 0, let parent = place.parent { place = parent }
        return place.startLine + offset
    }

    /// The lines to add in a block. cmark counts those of a text before a table from 0, and begins the table with it.
    private var lineOffset: Int {
        switch kind {
        case .paragraph where startLine == 0: next.map { $0.kind == .table ? $0.startLine : 0 } ?? 0
        case .row where previous == nil:
            (next.map { $0.startLine - 2 } ?? (parent.map { $0.endLine - 1 } ?? startLine)) - startLine
        default: 0
        }
    }
}
