import FOSMVVM

/// Shows the errand board with the template of this name.
public struct ErrandBoardView: ViewModelView {
    private let viewModel: ErrandBoardViewModel

    public init(viewModel: ErrandBoardViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ErrandBoardView.previewHost(viewModel: .stub())
    }
#endif
