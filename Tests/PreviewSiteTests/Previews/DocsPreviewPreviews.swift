import Diagnostics
import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct DocsPreviewView: ViewModelView {
    init(viewModel: DocsPreviewViewModel) {}
}

#Preview("Preview") {
    DocsPreviewView.previewHost(bundle: .module)
}

#Preview("Unknown preview") {
    DocsPreviewView.previewHost(
        bundle: .module,
        viewModel: DocsPreviewViewModel(
            Diagnostic(
                .brokenPreview, "There is no preview 'with-task' of SampleListViewModel. Did you mean with-tasks?",
                at: SourcePlace(file: "Docs/Guide.md", line: 12)), editors: PageContext.stub().editors))
}
