import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct CatalogPageView: ViewModelView {
    init(viewModel: CatalogPageViewModel) {}
}

#Preview("All previews") {
    CatalogPageView.previewHost(bundle: .module)
}

#Preview("Nothing found") {
    CatalogPageView.previewHost(bundle: .module, viewModel: CatalogPageViewModel(.stub { $0.query = "xyzzy" }))
}

#Preview("No previews") {
    CatalogPageView.previewHost(
        bundle: .module, viewModel: CatalogPageViewModel(.stub(work: SampleProgram.empty)))
}
