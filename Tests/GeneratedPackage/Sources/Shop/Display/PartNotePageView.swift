import FOSMVVM

/// Shows the part note page with the template of this name.
public struct PartNotePageView: ViewModelView {
    private let viewModel: PartNotePageViewModel

    public init(viewModel: PartNotePageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartNotePageView.previewHost(viewModel: .stub())
    }
#endif
