import FOSMVVM

/// Shows the client slip page with the template of this name.
public struct ClientSlipPageView: ViewModelView {
    private let viewModel: ClientSlipPageViewModel

    public init(viewModel: ClientSlipPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientSlipPageView.previewHost(viewModel: .stub())
    }
#endif
