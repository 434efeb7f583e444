/// Writes a line for each finding, as compilers do, then what rules found besides, and a summary.
package struct TextCheckReporter: CheckReporter {
    /// A reporter.
    package init() {}

    package func text(of report: CheckReport) -> String {
        let findings = report.findings.map { finding in
            let place = finding.place.map { "\($0): " } ?? ""
            return "\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
        }
        return (findings + report.omissions + [report.summary]).map { $0 + "\n" }.joined()
    }
}
