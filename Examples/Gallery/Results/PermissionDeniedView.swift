import FOSMVVM
import PreviewCatalog

/// Shows who may see the ticket.
public struct PermissionDeniedView: ViewModelView {
    private let viewModel: PermissionDeniedViewModel

    public init(viewModel: PermissionDeniedViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("With contact") {
    PermissionDeniedView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 500)
}

#Preview("Without contact") {
    PermissionDeniedView.previewHost(bundle: .module, viewModel: .stub(contactEmail: nil))
        .frame(idealWidth: 500)
}
