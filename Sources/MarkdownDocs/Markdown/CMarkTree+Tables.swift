extension CMarkTree {
    /// A table at the end of a paragraph.
    private struct Place {
        let paragraph: MarkdownNode
        /// The lines of the paragraph before the table.
        let text: [Substring]
        let table: MarkdownTable
        /// The line of the header in the document, from 1.
        let line: Int
    }

    /// Replaces paragraphs that are tables, or end with one.
    ///
    /// cmark parses the cells, each as the text of a heading, before the document itself, which has the definitions of
    /// their links.
    mutating func showTables() {
        let places = root.nodes(.paragraph).compactMap { table(in: $0) }
        guard !places.isEmpty else { return }
        let cells = places.map { place in
            ([place.text.joined(separator: "\n"), ""] + place.table.cells.map { "# \($0) #" }).joined(separator: "\n")
        }
        let document = MarkdownNode(parsing: (cells + [""] + lines.map(String.init)).joined(separator: "\n"))
        defer { document.free() }
        for place in places {
            while let block = document.firstChild, block.kind != .heading { block.insert(before: place.paragraph) }
            let table = show(place, cells: document)
            place.paragraph.replace(
                by: MarkdownNode(
                    block: "<div class=\"prose-table\" role=\"group\" tabindex=\"0\">", end: "</div>", [table]))
        }
    }

    /// Returns the first table that begins with a line of a paragraph and ends with the last one.
    private func table(in paragraph: MarkdownNode) -> Place? {
        let range = paragraph.startLine - 1..<max(paragraph.startLine - 1, paragraph.endLine)
        guard range.count > 1, lines.indices.contains(range.lowerBound), range.upperBound <= lines.count else {
            return nil
        }
        let own = lines[range].map { Self.text(of: $0, from: paragraph.startColumn) }
        return own.indices.lazy.compactMap { start in
            MarkdownTable(own[start...]).map {
                Place(paragraph: paragraph, text: Array(own[..<start]), table: $0, line: range.lowerBound + start + 1)
            }
        }.first
    }

    /// Returns a line without the marks and spaces of quotes and lists before a column.
    private static func text(of line: Substring, from column: Int) -> Substring {
        let marks = line.utf8.prefix(max(0, column - 1)).prefix { [0x20, 0x09, 0x3E].contains($0) }
        return line[marks.endIndex...]
    }

    /// Moves the cells, which are the first blocks of a document, to a table.
    private mutating func show(_ place: Place, cells: MarkdownNode) -> MarkdownNode {
        let table = place.table
        let head = row(of: table, at: place.line, element: "th scope=\"col\"", cells: cells)
        var rows: [MarkdownNode] = []
        for index in table.rows.indices {
            rows.append(row(of: table, at: place.line + index + 2, element: "td", cells: cells))
        }
        return MarkdownNode(
            block: "<table>", end: "</table>",
            [
                MarkdownNode(block: "<thead>", end: "</thead>", [head]),
                MarkdownNode(block: "<tbody>", end: "</tbody>", rows),
            ])
    }

    private mutating func row(
        of table: MarkdownTable, at line: Int, element: String, cells: MarkdownNode
    ) -> MarkdownNode {
        let row = MarkdownNode(block: "<tr>", end: "</tr>")
        for alignment in table.alignments {
            let align = alignment.map { " class=\"\($0.rawValue)\"" } ?? ""
            let cell = MarkdownNode(block: "<\(element)\(align)>", end: "</\(element.prefix(2))>")
            if let text = cells.firstChild {
                cell.appendChildren(of: text)
                text.free()
            }
            showHTML(below: cell, line: line)
            row.append(cell)
        }
        return row
    }
}
