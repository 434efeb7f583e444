import FOSMVVM

/// Shows the client list page with the template of this name.
public struct ClientListPageView: ViewModelView {
    private let viewModel: ClientListPageViewModel

    public init(viewModel: ClientListPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientListPageView.previewHost(viewModel: .stub())
    }
#endif
