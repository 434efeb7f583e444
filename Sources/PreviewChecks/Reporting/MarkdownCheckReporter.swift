import HTMLSnapshots

/// Writes the counts and a table of findings in Markdown, for the summary of a job.
package struct MarkdownCheckReporter: CheckReporter {
    /// Creates a reporter.
    package init() {}

    package func text(of report: CheckReport) -> String {
        MarkdownReport(
            heading: "Checks", summary: report.summary, columns: ["Severity", "Rule", "Place", "Message"],
            // A table has a maximum length.
            rows: (report.findings.filter { $0.severity == .error } + report.findings.filter { $0.severity != .error })
                .map { (cells(of: $0), 1) }, total: report.errors + report.warnings, noun: "finding"
        ).text
    }

    private func cells(of finding: CheckFinding) -> [String] {
        [
            finding.severity.rawValue, MarkdownReport.code(finding.rule),
            finding.place.map { MarkdownReport.code("\($0)") } ?? "", MarkdownReport.plain(finding.message),
        ]
    }
}
