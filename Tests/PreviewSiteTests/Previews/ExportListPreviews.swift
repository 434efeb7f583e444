import FOSMVVM
import Foundation
import PreviewCatalog

@testable import PreviewSite

struct ExportListView: ViewModelView {
    init(viewModel: ExportListViewModel) {}
}

#Preview("Nothing") {
    ExportListView.previewHost(bundle: .module)
}

#Preview("Two exports") {
    ExportListView.previewHost(
        bundle: .module,
        viewModel: .stub(exports: [
            ExportListItem(.init(name: "pr-12", title: "Add a <form>", date: Date(timeIntervalSince1970: 86_400))),
            ExportListItem(.init(name: "main", title: "main", date: Date(timeIntervalSince1970: 0))),
        ]))
}
