import FOSMVVM
import PreviewCatalog

/// Shows the result of a search for a ticket.
public struct TaskResultView: ViewModelView {
    private let viewModel: TaskResultViewModel

    public init(viewModel: TaskResultViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Success") {
    TaskResultView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 540)
}

#Preview("Not found") {
    TaskResultView.previewHost(bundle: .module, viewModel: .stub(result: .notFound(.stub())))
        .frame(idealWidth: 540)
}

#Preview("Validation error") {
    TaskResultView.previewHost(bundle: .module, viewModel: .stub(result: .validationError(.stub())))
        .frame(idealWidth: 540)
}

#Preview("Permission denied") {
    TaskResultView.previewHost(bundle: .module, viewModel: .stub(result: .permissionDenied(.stub())))
        .frame(idealWidth: 540)
}
