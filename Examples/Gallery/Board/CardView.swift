import FOSMVVM
import PreviewCatalog

/// Shows one repair on the board.
public struct CardView: ViewModelView {
    private let viewModel: CardViewModel

    public init(viewModel: CardViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("On the bench") {
    CardView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 340)
}

#Preview("Unassigned") {
    CardView.previewHost(bundle: .module, viewModel: .stub(item: .bicycle, volunteerName: nil))
        .frame(idealWidth: 340)
}

#Preview("Waiting for a part") {
    CardView.previewHost(bundle: .module, viewModel: .stub(item: .toaster, isWaitingForPart: true))
        .frame(idealWidth: 340)
}
