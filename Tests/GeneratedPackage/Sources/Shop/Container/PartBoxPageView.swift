import FOSMVVM

/// Shows the part box page with the template of this name.
public struct PartBoxPageView: ViewModelView {
    private let viewModel: PartBoxPageViewModel

    public init(viewModel: PartBoxPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartBoxPageView.previewHost(viewModel: .stub())
    }
#endif
