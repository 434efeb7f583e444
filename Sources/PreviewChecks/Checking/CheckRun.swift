/// Runs rules, each with its severity.
package struct CheckRun: Sendable {
    /// The maximum number of findings to report per rule.
    package static let limit = 100

    /// The rules that run.
    let rules: [any CheckRule]
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
        rules: [any CheckRule] = CheckRules.builtIn, severities: CheckSeverities = CheckSeverities(),
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
    package func report(on package: CheckedPackage) -> CheckReport {
        report(on: RuleFindings(of: rules, in: package).byRule)
    }

    /// Returns the report of what each rule has found.
    ///
    /// - Parameter isBrowserDone: Whether the rules that need a browser have found everything.
    func report(on found: [[CheckFinding]], isBrowserDone: Bool = true) -> CheckReport {
        var found = found.map { Set($0).sorted() }
        var known: [CheckFinding] = []
        var solved: [KnownIssues.Issue] = []
        for (index, rule) in rules.enumerated() {
            if let rule = rule as? SolvedIssue { found[index] = rule.findings(about: solved) }
            let all = found[index]
            let left = knownIssues.remove(from: &found[index], of: rule)
            if isBrowserDone || !CheckRules.needsBrowser(rule) { solved += left }
            let others = Set(found[index])
            known += all.filter { !others.contains($0) }.map { $0.with(severities.severity(of: rule)) }
        }
        return report(found, known: known)
    }

    private func report(_ found: [[CheckFinding]], known: [CheckFinding]) -> CheckReport {
        var reported: [CheckFinding] = []
        var omitted: [String: Int] = [:]
        var counts: [CheckSeverity: Int] = [:]
        for (rule, findings) in zip(rules, found) {
            let severity = severities.severity(of: rule)
            reported += findings.prefix(limit).map { $0.with(severity) }
            if findings.count > limit { omitted[rule.name] = findings.count - limit }
            counts[severity, default: 0] += findings.count
        }
        return CheckReport(
            findings: Self.sorted(reported), omitted: omitted, errors: counts[.error] ?? 0,
            warnings: counts[.warning] ?? 0, known: known, rules: rules)
    }

    /// Sorts findings, with files that cannot be read first, because other findings may result from them.
    private static func sorted(_ findings: [CheckFinding]) -> [CheckFinding] {
        let cause = UnreadableTexts().name
        return findings.filter { $0.rule == cause }.sorted() + findings.filter { $0.rule != cause }.sorted()
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
    /// The findings that the settings expect. They are not among the findings.
    package let known: [CheckFinding]
    /// The rules that ran.
    package let rules: [any CheckRule]
}
