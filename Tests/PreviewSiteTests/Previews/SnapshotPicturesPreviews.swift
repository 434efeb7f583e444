import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct SnapshotPictureView: ViewModelView {
    init(viewModel: SnapshotPictureViewModel) {}
}

#Preview("Picture") {
    SnapshotPictureView.previewHost(
        bundle: .module,
        viewModel: SnapshotPictureViewModel("<p>Oil the hinge</p>", style: "p { color: red }", locale: .english))
}
