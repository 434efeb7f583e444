import FOSMVVM
import PreviewCatalog

/// Welcomes a visitor.
public struct LandingPageView: ViewModelView {
    private let viewModel: LandingPageViewModel

    public init(viewModel: LandingPageViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Next date") {
    LandingPageView.previewHost(bundle: .module, viewModel: .stub())
}

#Preview("Winter break") {
    LandingPageView.previewHost(bundle: .module, viewModel: .stub(nextSession: nil))
}

#Preview("First season") {
    LandingPageView.previewHost(bundle: .module, viewModel: .stub(repairs: 0))
}
