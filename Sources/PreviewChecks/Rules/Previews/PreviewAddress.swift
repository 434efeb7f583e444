/// Finds previews and ViewModels that cannot be told apart by their names.
struct PreviewAddress: CheckRule {
    let name = "preview-address"
    let severity = CheckSeverity.error
    let summary = "A preview or ViewModel has no address of its own"
    let explanation = """
        A preview is found by its ViewModel's name and its own in lower case with dashes. Of two that come to the same, only \
        the first is shown; one without a letter or digit has no address at all.
        """
    let fix = "Rename one of the two places, both of which are named."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.catalog.problems.map { finding($0.localizedDescription, at: subject.place($0.place)) }
    }
}
