import FOSMVVM

/// Shows the errand list not found with the template of this name.
public struct ErrandListNotFoundView: ViewModelView {
    private let viewModel: ErrandListNotFoundViewModel

    public init(viewModel: ErrandListNotFoundViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ErrandListNotFoundView.previewHost(viewModel: .stub())
    }
#endif
