import FOSMVVM

/// Shows the server note page with the template of this name.
public struct ServerNotePageView: ViewModelView {
    private let viewModel: ServerNotePageViewModel

    public init(viewModel: ServerNotePageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerNotePageView.previewHost(viewModel: .stub())
    }
#endif
