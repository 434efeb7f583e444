import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct DocsPageView: ViewModelView {
    init(viewModel: DocsPageViewModel) {}
}

#Preview("Page") {
    DocsPageView.previewHost(bundle: .module)
}
