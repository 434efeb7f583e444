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

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.previews.flatMap { preview in
            preview.view.diagnostics.filter { $0.kind == .viewModel }.map { diagnostic in
                finding("The preview \(preview.title): \(diagnostic.message)", at: subject.place(preview.preview.place))
            }
        }
    }
}
