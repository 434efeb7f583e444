/// Finds previews that cannot be made.
struct BrokenPreview: CheckRule {
    let name = "broken-preview"
    let severity = CheckSeverity.error
    let summary = "A preview cannot be made"
    let explanation = """
        The body of a preview, or the encoding of its ViewModel, throws an error, crashes, or takes longer than \
        --preview-timeout. A separate process makes each preview first, so the other previews are checked as usual. \
        Other rules cannot check this preview. If a ViewModel has no preview, its stub is made instead.
        """
    let fix = "Run the preview with --no-isolation in a debugger, and fix its stub."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.failures.map { subject.finding(of: self, $0.diagnostic) }
    }
}
