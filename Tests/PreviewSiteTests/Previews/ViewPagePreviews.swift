import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct ViewPageView: ViewModelView {
    init(viewModel: ViewPageViewModel) {}
}

#Preview("Two previews") {
    ViewPageView.previewHost(bundle: .module)
}
