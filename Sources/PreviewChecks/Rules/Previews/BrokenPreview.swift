/// Finds previews that cannot be made.
struct BrokenPreview: CheckRule {
    let name = "broken-preview"
    let severity = CheckSeverity.error
    let summary = "A preview cannot be made"
    let explanation = """
        The body of a preview, or the encoding of its ViewModel, throws an error, crashes, or does not end within the time \
        that --preview-timeout allows. Each preview is made in a process of its own first, so the other previews are checked \
        all the same; what other rules would find in this one is not known. The stub of a ViewModel that has no preview is \
        made too.
        """
    let fix = "Run the preview with --no-isolation in a debugger, and fix what its stub does."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.failures.map { finding($0.message, at: subject.place($0.place)) }
    }
}
