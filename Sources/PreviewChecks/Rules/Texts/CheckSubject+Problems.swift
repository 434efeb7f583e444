import FOSMVVM

extension CheckSubject {
    /// What the store says of a file, as a rule's finding.
    func finding(of rule: some CheckRule, _ problem: LocalizationProblem) -> CheckFinding {
        rule.finding(
            shortened(problem.message),
            at: problem.file.map { place($0, line: problem.line, column: problem.column) })
    }

    /// All that the store says of these kinds.
    func findings(of rule: some CheckRule, _ kinds: LocalizationProblem.Kind...) -> [CheckFinding] {
        store.problems.filter { kinds.contains($0.kind) }.map { finding(of: rule, $0) }
    }

    /// Whether the store lacks texts that stand in a file, which was not read, or a part of it.
    var hidesTexts: Bool { store.problems.contains { [.unreadable, .inaccessible].contains($0.kind) } }
}
