import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct CoveragePageView: ViewModelView {
    init(viewModel: CoveragePageViewModel) {}
}

#Preview("Missing texts") {
    CoveragePageView.previewHost(bundle: .module)
}

#Preview("No texts") {
    CoveragePageView.previewHost(
        bundle: .module,
        viewModel: CoveragePageViewModel(
            .stub(CoveragePage(), work: SampleProgram.empty), found: SampleProgram.empty.texts.counted()))
}

#Preview("Counting") {
    CoveragePageView.previewHost(
        bundle: .module, viewModel: CoveragePageViewModel(.stub(CoveragePage()), found: nil))
}
