import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct BareDocumentView: ViewModelView {
    init(viewModel: BareDocumentViewModel) {}
}

#Preview("Document") {
    BareDocumentView.previewHost(bundle: .module)
}

struct BrokenPreviewView: ViewModelView {
    init(viewModel: BrokenPreviewViewModel) {}
}

#Preview("Broken template") {
    BrokenPreviewView.previewHost(bundle: .module)
}

#Preview("Ended session") {
    BrokenPreviewView.previewHost(
        bundle: .module,
        viewModel: BrokenPreviewViewModel(
            endedSession: BareDocument(SampleProgram.list).address, context: .stub()))
}

#Preview("Link of a preview") {
    BrokenPreviewView.previewHost(
        bundle: .module,
        viewModel: BrokenPreviewViewModel(
            linkTo: "/orders/1", from: BareDocument(SampleProgram.list).address, context: .stub()))
}
