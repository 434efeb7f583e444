import FOSMVVM
import PreviewCatalog

/// Shows one appointment at a bench.
public struct SessionCardView: ViewModelView {
    private let viewModel: SessionCardViewModel

    public init(viewModel: SessionCardViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Pending") {
    SessionCardView.previewHost(bundle: .module, viewModel: .stub(item: .jacket, state: .pending, volunteerName: nil))
        .frame(idealWidth: 460)
}

#Preview("Running") {
    SessionCardView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 460)
}

#Preview("Completed") {
    SessionCardView.previewHost(bundle: .module, viewModel: .stub(item: .lamp, state: .completed))
        .frame(idealWidth: 460)
}

#Preview("Failed") {
    SessionCardView.previewHost(bundle: .module, viewModel: .stub(item: .toaster, state: .failed))
        .frame(idealWidth: 460)
}
