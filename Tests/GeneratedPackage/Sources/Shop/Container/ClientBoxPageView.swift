import FOSMVVM

/// Shows the client box page with the template of this name.
public struct ClientBoxPageView: ViewModelView {
    private let viewModel: ClientBoxPageViewModel

    public init(viewModel: ClientBoxPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientBoxPageView.previewHost(viewModel: .stub())
    }
#endif
