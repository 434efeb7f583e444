import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct SearchPageView: ViewModelView {
    init(viewModel: SearchPageViewModel) {}
}

#Preview("Results") {
    SearchPageView.previewHost(bundle: .module)
}

#Preview("Nothing found") {
    SearchPageView.previewHost(
        bundle: .module, viewModel: SearchPageViewModel(.stub(SearchPage()) { $0.query = "xyzzy" }))
}
