/// Asks rules, each with its severity.
package struct CheckRun: Sendable {
    /// More findings of one rule than anyone reads at once.
    package static let limit = 100

    private let rules: [any CheckRule]
    private let severities: CheckSeverities
    private let limit: Int

    /// A run of rules.
    ///
    /// - Parameters:
    ///   - rules: The rules, each asked once; those that are off are not asked.
    ///   - severities: What a package says about rules.
    ///   - limit: How many findings of one rule are told.
    package init(
        rules: [any CheckRule] = CheckRules.all, severities: CheckSeverities = CheckSeverities(), limit: Int = limit
    ) {
        var known: Set<String> = []
        self.rules = rules.filter { severities.severity(of: $0) != .off && known.insert($0.name).inserted }
        self.severities = severities
        self.limit = limit
    }

    /// What the rules find.
    package func report(on subject: CheckContext) -> CheckReport {
        var told: [CheckFinding] = []
        var omitted: [String: Int] = [:]
        var counts: [CheckSeverity: Int] = [:]
        for rule in rules {
            let findings = findings(of: rule, in: subject)
            told += findings.prefix(limit)
            if findings.count > limit { omitted[rule.name] = findings.count - limit }
            counts[severities.severity(of: rule), default: 0] += findings.count
        }
        return CheckReport(
            findings: Self.sorted(told), omitted: omitted, errors: counts[.error] ?? 0, warnings: counts[.warning] ?? 0,
            rules: rules)
    }

    /// In order, but first the files that cannot be read, of which other findings may come.
    private static func sorted(_ findings: [CheckFinding]) -> [CheckFinding] {
        let cause = UnreadableTexts().name
        return findings.filter { $0.rule == cause }.sorted() + findings.filter { $0.rule != cause }.sorted()
    }

    /// In order, each once, with the severity that the package wants.
    private func findings(of rule: any CheckRule, in subject: CheckContext) -> [CheckFinding] {
        let severity = severities.severity(of: rule)
        return Set(rule.findings(in: subject)).sorted().map { finding in
            var finding = finding
            finding.severity = severity
            return finding
        }
    }
}

/// What a check found.
package struct CheckReport: Sendable {
    /// What was found: files that cannot be read first, then in order of file and line; of each rule no more than a
    /// check tells.
    package let findings: [CheckFinding]
    /// How many more a rule found, by its name.
    package let omitted: [String: Int]
    /// How many errors there are, those that are not told among them.
    package let errors: Int
    /// How many warnings there are, those that are not told among them.
    package let warnings: Int
    /// The rules that were asked.
    package let rules: [any CheckRule]
}
