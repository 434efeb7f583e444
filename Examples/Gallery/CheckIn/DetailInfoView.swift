import FOSMVVM
import PreviewCatalog

/// Shows what happens next.
public struct DetailInfoView: ViewModelView {
    private let viewModel: DetailInfoViewModel

    public init(viewModel: DetailInfoViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Bench free") {
    DetailInfoView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 440)
}

#Preview("Bench in use") {
    DetailInfoView.previewHost(bundle: .module, viewModel: .stub(fault: .brokenZip, status: .busy, estimate: 30))
        .frame(idealWidth: 440)
}

#Preview("Bench closed") {
    DetailInfoView.previewHost(bundle: .module, viewModel: .stub(fault: .wobbles, status: .closed, estimate: 90))
        .frame(idealWidth: 440)
}
