import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct SnapshotReportView: ViewModelView {
    init(viewModel: SnapshotReportViewModel) {}
}

#Preview("All well") {
    SnapshotReportView.previewHost(bundle: .module)
}
