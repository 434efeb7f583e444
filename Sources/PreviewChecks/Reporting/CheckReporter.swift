/// Writes the result of a check for people or programs.
package protocol CheckReporter {
    /// Returns the whole report, which ends with a line break.
    func text(of report: CheckReport) -> String
}

/// Writes one line per finding in the format of compilers, then the number of omitted findings, and a summary.
package struct TextCheckReporter: CheckReporter {
    /// Creates a reporter.
    package init() {}

    package func text(of report: CheckReport) -> String {
        let findings = report.findings.map { finding in
            let place = finding.place.map { "\($0): " } ?? ""
            return "\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
        }
        return (findings + report.omissions + [report.summary]).map { $0 + "\n" }.joined()
    }
}

extension CheckReport {
    /// The summary in one line, such as `28 rules: 2 errors, 1 warning, 1 known issue`.
    package var summary: String {
        let counts = [(errors, "error"), (warnings, "warning"), (known.count, "known issue")].filter { $0.0 > 0 }.map(
            Self.count)
        let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        return "\(Self.count(rules.count, "rule")): \(found)"
    }

    /// The lines about rules with more findings than are reported, such as `and 50 more [literal-text]`.
    package var omissions: [String] {
        omitted.sorted { $0.key < $1.key }.map { "and \($0.value) more [\($0.key)]" }
    }

    private static func count(_ count: Int, _ name: String) -> String {
        "\(count) \(name)\(count == 1 ? "" : "s")"
    }
}
