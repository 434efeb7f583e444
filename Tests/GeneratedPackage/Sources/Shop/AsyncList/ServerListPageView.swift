import FOSMVVM

/// Shows the server list page with the template of this name.
public struct ServerListPageView: ViewModelView {
    private let viewModel: ServerListPageViewModel

    public init(viewModel: ServerListPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerListPageView.previewHost(viewModel: .stub())
    }
#endif
