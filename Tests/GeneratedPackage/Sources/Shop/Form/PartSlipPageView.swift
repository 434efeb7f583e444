import FOSMVVM

/// Shows the part slip page with the template of this name.
public struct PartSlipPageView: ViewModelView {
    private let viewModel: PartSlipPageViewModel

    public init(viewModel: PartSlipPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartSlipPageView.previewHost(viewModel: .stub())
    }
#endif
