import FOSMVVM

/// Shows the client note page with the template of this name.
public struct ClientNotePageView: ViewModelView {
    private let viewModel: ClientNotePageViewModel

    public init(viewModel: ClientNotePageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientNotePageView.previewHost(viewModel: .stub())
    }
#endif
