import FOSMVVM

/// Shows the errand card with the template of this name.
public struct ErrandCardView: ViewModelView {
    private let viewModel: ErrandCardViewModel

    public init(viewModel: ErrandCardViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ErrandCardView.previewHost(viewModel: .stub())
    }
#endif
