/// Runs rules, each with its severity.
package struct CheckRun: Sendable {
    /// The maximum number of findings to report per rule.
    package static let limit = 100

    private let rules: [any CheckRule]
    private let severities: CheckSeverities
    private let knownIssues: KnownIssues
    private let limit: Int

    /// Creates a run of rules.
    ///
    /// - Parameters:
    ///   - rules: The rules, each run once. Rules that are off do not run.
    ///   - severities: The severities that the package sets.
    ///   - knownIssues: The issues that the package expects.
    ///   - limit: The maximum number of findings to report per rule.
    package init(
        rules: [any CheckRule] = CheckRules.all, severities: CheckSeverities = CheckSeverities(),
        knownIssues: KnownIssues = KnownIssues(), limit: Int = limit
    ) {
        var known: Set<String> = []
        let active = rules.filter { severities.severity(of: $0) != .off && known.insert($0.name).inserted }
        // It reads what the others have not found.
        self.rules = active.filter { !($0 is SolvedIssue) } + active.filter { $0 is SolvedIssue }
        self.severities = severities
        self.knownIssues = knownIssues
        self.limit = limit
    }

    /// Runs the rules and returns their findings.
    package func report(on subject: CheckContext) -> CheckReport {
        var reported: [CheckFinding] = []
        var omitted: [String: Int] = [:]
        var counts: [CheckSeverity: Int] = [:]
        let found = found(in: subject)
        for (rule, findings) in zip(rules, found.findings) {
            reported += findings.prefix(limit)
            if findings.count > limit { omitted[rule.name] = findings.count - limit }
            counts[severities.severity(of: rule), default: 0] += findings.count
        }
        return CheckReport(
            findings: Self.sorted(reported), omitted: omitted, errors: counts[.error] ?? 0,
            warnings: counts[.warning] ?? 0,
            known: found.known, rules: rules)
    }

    /// Returns the findings of each rule without the expected ones, and their number.
    private func found(in subject: CheckContext) -> (findings: [[CheckFinding]], known: Int) {
        var known = 0
        subject.solvedIssues = []
        let all = rules.map { rule in
            var findings = findings(of: rule, in: subject)
            let count = findings.count
            subject.solvedIssues += knownIssues.remove(from: &findings, of: rule)
            known += count - findings.count
            return findings
        }
        return (all, known)
    }

    /// Sorts findings, with files that cannot be read first, because other findings may result from them.
    private static func sorted(_ findings: [CheckFinding]) -> [CheckFinding] {
        let cause = UnreadableTexts().name
        return findings.filter { $0.rule == cause }.sorted() + findings.filter { $0.rule != cause }.sorted()
    }

    /// Sorts findings, removes duplicates, and applies the severities of the package.
    private func findings(of rule: any CheckRule, in subject: CheckContext) -> [CheckFinding] {
        let severity = severities.severity(of: rule)
        return Set(rule.findings(in: subject)).sorted().map { finding in
            var finding = finding
            finding.severity = severity
            return finding
        }
    }
}

/// The result of a check.
package struct CheckReport: Sendable {
    /// The findings: files that cannot be read first, then sorted by file and line. Each rule has at most as many as
    /// the check reports.
    package let findings: [CheckFinding]
    /// The number of findings that are not reported, by the name of the rule.
    package let omitted: [String: Int]
    /// The number of errors, including those that are not reported.
    package let errors: Int
    /// The number of warnings, including those that are not reported.
    package let warnings: Int
    /// The number of findings that the settings expect. They are not among the findings.
    package let known: Int
    /// The rules that ran.
    package let rules: [any CheckRule]
}
