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

    func findings(in subject: CheckContext) -> [CheckFinding] {
        let shown = Set(subject.catalog.entries.map(\.viewModelName))
        return subject.catalog.viewModelNames.filter { !shown.contains($0) }.map { name in
            finding(
                "\(name) has no preview. Declare one with #Preview.",
                at: subject.catalog.place(ofViewModel: name).map { subject.place($0) })
        }
    }
}

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

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.catalog.problems.map { finding($0.localizedDescription, at: subject.place($0.place)) }
    }
}

/// Finds previews whose ViewModel cannot be encoded.
struct UnencodableViewModel: CheckRule {
    let name = "unencodable-view-model"
    let severity = CheckSeverity.error
    let summary = "A preview's ViewModel cannot be encoded"
    let explanation = """
        A ViewModel is encoded to be rendered, and to be sent. Where its encode(to:) throws, or that of its operations, there \
        is no HTML at all.
        """
    let fix = "Mend the value that the message names; a number that is not finite cannot be encoded."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.previews.flatMap { preview in
            preview.view.diagnostics.filter { $0.kind == .viewModel }.map { diagnostic in
                finding("The preview \(preview.title): \(diagnostic.message)", at: subject.place(preview.preview.place))
            }
        }
    }
}
