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
        viewModel: CoveragePageViewModel(CoveragePageViewModel.sample(SampleProgram.empty)))
}

#Preview("Editing") {
    CoveragePageView.previewHost(bundle: .module, viewModel: .editing)
}

extension CoveragePageViewModel {
    /// The page with all texts and their fields.
    static var editing: Self {
        var context = sample { $0.texts = .all }
        context.access.textEditor = SourceTextEditor()
        return Self(context)
    }
}

#Preview("Counting") {
    CoveragePageView.previewHost(
        bundle: .module, viewModel: CoveragePageViewModel(.stub(CoveragePage()), found: nil))
}
