/// A table as it is written in lines with `|`: a header, a line with the alignments, and rows.
struct MarkdownTable {
    /// The alignment of a column.
    enum Alignment: String {
        case start
        case center
        case end
    }

    let header: [String]
    let alignments: [Alignment?]
    /// The cells of the rows, as many as the header has.
    let rows: [[String]]

    /// Nil for lines that are not a table.
    init?(_ lines: ArraySlice<Substring>) {
        guard let first = lines.first, let second = lines.dropFirst().first, second.contains("|") || first.contains("|")
        else { return nil }
        header = Self.cells(of: first)
        let marks = Self.cells(of: second)
        guard marks.count == header.count, marks.allSatisfy(Self.isMark) else { return nil }
        alignments = marks.map { mark in
            switch (mark.hasPrefix(":"), mark.hasSuffix(":")) {
            case (true, true): .center
            case (true, false): .start
            case (false, true): .end
            case (false, false): nil
            }
        }
        let count = header.count
        rows = lines.dropFirst(2).map { line in
            let cells = Self.cells(of: line)
            return Array((cells + Array(repeating: "", count: max(0, count - cells.count))).prefix(count))
        }
    }

    private static func isMark(_ text: String) -> Bool { text.wholeMatch(of: /:?-+:?/) != nil }

    /// The texts of all cells, row by row.
    var cells: [String] { header + rows.flatMap(\.self) }

    /// Splits a line at each `|` that does not directly follow a backslash. One at the start and one at the end enclose
    /// the row.
    private static func cells(of line: Substring) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in line.trimmed {
            if character == "|", isEscaped {
                cells[cells.count - 1].removeLast()
            } else if character == "|" {
                cells.append("")
                isEscaped = false
                continue
            }
            cells[cells.count - 1].append(character)
            isEscaped = character == "\\"
        }
        if cells.count > 1, cells[0].allSatisfy(\.isWhitespace) { cells.removeFirst() }
        if cells.count > 1, cells[cells.count - 1].allSatisfy(\.isWhitespace) { cells.removeLast() }
        return cells.map { String($0[...].trimmed) }
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
