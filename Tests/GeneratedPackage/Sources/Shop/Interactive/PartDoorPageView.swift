import FOSMVVM

/// Shows the part door page with the template of this name.
public struct PartDoorPageView: ViewModelView {
    private let viewModel: PartDoorPageViewModel

    public init(viewModel: PartDoorPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartDoorPageView.previewHost(viewModel: .stub())
    }
#endif
