import Diagnostics

/// The result of a command in Markdown, for the summary of a job or a comment on a pull request.
package struct MarkdownReport {
    /// The maximum number of rows.
    package static let maxRows = 50
    /// The maximum size in bytes. GitHub allows 65,536 characters in a comment.
    static let maxSize = 60_000

    private let start: String
    private let columns: [String]
    private let rows: [(cells: [String], count: Int)]
    private let total: Int
    private let noun: String
    private let end: String

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - heading: The heading.
    ///   - summary: The counts in one line.
    ///   - columns: The names of the columns.
    ///   - rows: The cells of each row in Markdown, and the number of results in it.
    ///   - total: The number of results, also of those without a row.
    ///   - noun: The name of a result, such as `finding`.
    ///   - link: A paragraph after the table, in Markdown.
    package init(
        heading: String, summary: String, columns: [String], rows: [(cells: [String], count: Int)], total: Int,
        noun: String, link: String? = nil
    ) {
        start = "### \(heading)\n\n\(Self.plain(summary))\n"
        self.columns = columns
        self.rows = rows
        self.total = total
        self.noun = noun
        end = link.map { "\n\($0)\n" } ?? ""
    }

    /// The whole report, which ends with a line break.
    package var text: String {
        var (table, shown) = ("", 0)
        for row in rows.prefix(Self.maxRows) {
            let line = Self.line(row.cells)
            guard start.utf8.count + table.utf8.count + line.utf8.count + end.utf8.count < Self.maxSize else { break }
            table += line
            shown += row.count
        }
        let header = "\n" + Self.line(columns) + Self.line(columns.map { _ in "---" })
        let rest = total - shown
        let more = "\nand \(rest) more \(noun)\(rest == 1 ? "" : "s")\n"
        return start + (table.isEmpty ? "" : header + table) + (rest > 0 ? more : "") + end
    }

    private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

    /// Returns a text as code, in which no character has a meaning.
    package static func code(_ text: String) -> String {
        let text = oneLine(text).replacing("|", with: "\\|")
        guard text.contains("`") else { return "`\(text)`" }
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence) \(text) \(fence)"
    }

    /// Returns a text in which no character has a meaning.
    package static func plain(_ text: String) -> String {
        oneLine(text).map { "\\`*_[]<>|#~&@$".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }

    private static func oneLine(_ text: String) -> String {
        VisibleText.of(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")).excerpt(200)
    }
}
