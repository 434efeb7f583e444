import Diagnostics
import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct ErrorPageView: ViewModelView {
    init(viewModel: ErrorPageViewModel) {}
}

#Preview("Unknown page") {
    ErrorPageView.previewHost(bundle: .module)
}

#Preview("Unknown preview") {
    ErrorPageView.previewHost(
        bundle: .module,
        viewModel: ErrorPageViewModel(
            .unknownPreview("with-task", viewModel: SampleProgram.list.viewModelName), context: .stub()))
}

#Preview("Unreadable docs") {
    ErrorPageView.previewHost(
        bundle: .module,
        viewModel: ErrorPageViewModel(
            .unreadableDocsPage(
                Diagnostic(.invalidFile, "The file is not UTF-8.", at: SourcePlace(file: "Docs/Guide.md"))),
            context: .stub()))
}
