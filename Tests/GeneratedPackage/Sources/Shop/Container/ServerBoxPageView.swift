import FOSMVVM

/// Shows the server box page with the template of this name.
public struct ServerBoxPageView: ViewModelView {
    private let viewModel: ServerBoxPageViewModel

    public init(viewModel: ServerBoxPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerBoxPageView.previewHost(viewModel: .stub())
    }
#endif
