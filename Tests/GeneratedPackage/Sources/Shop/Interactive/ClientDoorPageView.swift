import FOSMVVM

/// Shows the client door page with the template of this name.
public struct ClientDoorPageView: ViewModelView {
    private let viewModel: ClientDoorPageViewModel

    public init(viewModel: ClientDoorPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientDoorPageView.previewHost(viewModel: .stub())
    }
#endif
