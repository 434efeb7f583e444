import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct MatrixPageView: ViewModelView {
    init(viewModel: MatrixPageViewModel) {}
}

#Preview("Locales") {
    MatrixPageView.previewHost(bundle: .module)
}

#Preview("Widths") {
    MatrixPageView.previewHost(bundle: .module, viewModel: .stub { $0.widths = PreviewLength.presets })
}

#Preview("Pseudo-locales") {
    MatrixPageView.previewHost(
        bundle: .module, viewModel: .stub { $0.locales = PseudoLocale.allCases.map(\.identifier) })
}
