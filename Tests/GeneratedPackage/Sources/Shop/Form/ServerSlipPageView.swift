import FOSMVVM

/// Shows the server slip page with the template of this name.
public struct ServerSlipPageView: ViewModelView {
    private let viewModel: ServerSlipPageViewModel

    public init(viewModel: ServerSlipPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerSlipPageView.previewHost(viewModel: .stub())
    }
#endif
