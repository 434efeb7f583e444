import FOSMVVM

/// Shows the server door page with the template of this name.
public struct ServerDoorPageView: ViewModelView {
    private let viewModel: ServerDoorPageViewModel

    public init(viewModel: ServerDoorPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerDoorPageView.previewHost(viewModel: .stub())
    }
#endif
