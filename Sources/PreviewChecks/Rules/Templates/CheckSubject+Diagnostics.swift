import HTMLRendering

extension CheckSubject {
    /// What was missing or wrong in the previews, of one kind, each once.
    func diagnostics(_ kind: RenderingDiagnostic.Kind) -> [RenderingDiagnostic] {
        var known: Set<RenderingDiagnostic> = []
        return previews.flatMap(\.view.diagnostics).filter { $0.kind == kind && known.insert($0).inserted }
    }

    /// What was missing or wrong in a preview, as a rule's finding.
    func finding(of rule: some CheckRule, _ diagnostic: RenderingDiagnostic) -> CheckFinding {
        rule.finding(
            diagnostic.message,
            at: diagnostic.file.map { place($0, line: diagnostic.line, column: diagnostic.column) })
    }
}
