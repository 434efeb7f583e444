/// A run in Markdown: the counts, and the failed previews with their locales.
package struct SnapshotMarkdown {
    /// A preview with failures of the same status.
    private struct Row {
        let name: String
        let status: String
        var locales: [String]

        /// The maximum number of locales of a preview.
        private static let maxLocales = 20

        var cells: [String] {
            let shown = locales.prefix(Self.maxLocales).filter { !$0.isEmpty }.map(MarkdownReport.code)
            let rest = max(0, locales.count - Self.maxLocales)
            let list = shown + (rest > 0 ? ["and \(rest) more"] : [])
            return [MarkdownReport.code(name), status, list.joined(separator: ", ")]
        }
    }

    /// The whole text, which ends with a line break.
    package let text: String

    /// Creates the text about a run.
    ///
    /// - Parameters:
    ///   - report: The result of the run.
    ///   - shard: The part that was compared. Nil for everything.
    ///   - selection: The sentence about the snapshots that were selected. Nil if it was all of them.
    ///   - address: The address of the HTML page about the run. Nil without a link to it.
    package init(
        _ report: SnapshotReport, shard: SnapshotShard? = nil, selection: String? = nil, address: String? = nil
    ) {
        let obsolete = report.summary.obsolete.map { ([MarkdownReport.code($0), "obsolete", ""], 1) }
        let rows = Self.rows(of: report.failures).map { ($0.cells, $0.locales.count) } + obsolete
        let total = report.failures.count + report.omittedFailures + obsolete.count
        text =
            MarkdownReport(
                heading: shard.map { "Snapshots, part \($0)" } ?? "Snapshots",
                summary: [report.summary.description, selection].compactMap(\.self).joined(separator: ". "),
                columns: ["Preview", "Result", "Locales"],
                rows: rows, total: total, noun: "snapshot",
                link: total == 0 ? nil : address.map { "[Report with the differences](<\(Self.link($0))>)" }
            ).text
    }

    private static func rows(of failures: [SnapshotResult]) -> [Row] {
        var rows: [Row] = []
        var indices: [String: Int] = [:]
        for result in failures {
            let (name, locale) = SnapshotPath.parts(of: result.path)
            let key = "\(result.status) \(name)"
            if let index = indices[key] {
                rows[index].locales.append(locale)
            } else {
                indices[key] = rows.count
                rows.append(Row(name: name, status: result.status.rawValue, locales: [locale]))
            }
        }
        return rows
    }

    /// Returns an address without the characters that end a link.
    private static func link(_ address: String) -> String {
        let characters = address.filter { !$0.isWhitespace }
        return characters.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("\\", with: "%5C")
    }
}
