/// Finds ViewModels that no preview shows.
struct MissingPreview: CheckRule {
    let name = "missing-preview"
    let severity = CheckSeverity.warning
    let summary = "A ViewModel has no preview"
    let explanation = """
        What has no preview is neither seen nor held by snapshots, nor checked by the other rules. Every type with @ViewModel \
        that is linked into the program is looked for, those that stand in another one too.
        """
    let fix = "Declare one beside the view: #Preview { TaskListView.previewHost(bundle: .module) }."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        let shown = Set(subject.catalog.entries.map(\.viewModelName))
        return subject.catalog.viewModelNames.filter { !shown.contains($0) }.map { name in
            finding(
                "\(name) has no preview. Declare one with #Preview.",
                at: subject.catalog.place(ofViewModel: name).map { subject.place($0) })
        }
    }
}
