import FOSMVVM

/// Shows the part list page with the template of this name.
public struct PartListPageView: ViewModelView {
    private let viewModel: PartListPageViewModel

    public init(viewModel: PartListPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartListPageView.previewHost(viewModel: .stub())
    }
#endif
