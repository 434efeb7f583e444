import FOSMVVM

/// Writes one JSON object: `findings`, `omitted` by rule, and `summary`.
package struct JSONCheckReporter: CheckReporter {
    private struct Report: Encodable {
        let findings: [Finding]
        let omitted: [String: Int]
        let summary: Summary
    }

    private struct Finding: Encodable {
        let rule: String
        let severity: CheckSeverity
        let message: String
        let file: String?
        let line: Int?
        let column: Int?
        let fix: String
        let kind: FindingKind
        /// The ViewModel and the preview, as in addresses.
        let preview: String?
        /// The locales in which it is wrong. Nil if it is not about a language.
        let locales: [String]?
    }

    private struct Summary: Encodable {
        let rules: Int
        let errors: Int
        let warnings: Int
        let known: Int
    }

    /// Creates a reporter.
    package init() {}

    package func text(of report: CheckReport) -> String {
        CheckJSON.text(
            of: Report(
                findings: report.findings.map(finding), omitted: report.omitted,
                summary: Summary(
                    rules: report.rules.count, errors: report.errors, warnings: report.warnings,
                    known: report.known.count)))
    }

    private func finding(_ finding: CheckFinding) -> Finding {
        Finding(
            rule: finding.rule, severity: finding.severity, message: finding.message, file: finding.place?.file,
            line: finding.place?.line, column: finding.place?.column, fix: finding.fix,
            kind: finding.kind, preview: finding.subject.preview.map { "\($0.viewModelName)/\($0.slug)" },
            locales: finding.subject.locales.isEmpty ? nil : finding.subject.locales.map(\.tag))
    }
}

/// Writes JSON that people can read.
enum CheckJSON {
    /// Encodes the value, followed by a line break.
    static func text(of value: some Encodable) -> String {
        do {
            return try value.toJSON(encoder: .readable()) + "\n"
        } catch {
            // Cannot happen, because reports contain only texts and whole numbers.
            preconditionFailure("\(error)")
        }
    }
}
