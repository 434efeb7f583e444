import FOSMVVM
import PreviewCatalog

/// Shows one station of the workshop.
public struct InfoCardView: ViewModelView {
    private let viewModel: InfoCardViewModel

    public init(viewModel: InfoCardViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Open") {
    InfoCardView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 480)
}

#Preview("Closed today") {
    InfoCardView.previewHost(bundle: .module, viewModel: .stub(station: .bicycles, isActive: false))
        .frame(idealWidth: 480)
}

#Preview("Without subtitle") {
    InfoCardView.previewHost(bundle: .module, viewModel: .stub(station: .textiles, hasSubtitle: false))
        .frame(idealWidth: 480)
}

#Preview("Closed without subtitle") {
    InfoCardView.previewHost(
        bundle: .module,
        viewModel: .stub(station: .woodwork, hasSubtitle: false, isActive: false)
    )
    .frame(idealWidth: 480)
}
