import FOSMVVM
import HTMLSnapshots
import PreviewCatalog

@testable import PreviewSite

struct SnapshotPageView: ViewModelView {
    init(viewModel: SnapshotPageViewModel) {}
}

#Preview("Same") {
    SnapshotPageView.previewHost(bundle: .module)
}

#Preview("Different") {
    SnapshotPageView.previewHost(
        bundle: .module,
        viewModel: .stub(
            .different(
                try SnapshotDifference(
                    recorded: "<p class=\"task\">Oil the hinge</p>", actual: "<p class=\"task\">Oil the door</p>"))))
}
