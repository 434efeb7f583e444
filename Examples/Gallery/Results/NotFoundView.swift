import FOSMVVM
import PreviewCatalog

/// Shows that the ticket does not exist.
public struct NotFoundView: ViewModelView {
    private let viewModel: NotFoundViewModel

    public init(viewModel: NotFoundViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Unknown number") {
    NotFoundView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 500)
}

#Preview("Another number") {
    NotFoundView.previewHost(bundle: .module, viewModel: .stub(ticket: "R-0007"))
        .frame(idealWidth: 500)
}
