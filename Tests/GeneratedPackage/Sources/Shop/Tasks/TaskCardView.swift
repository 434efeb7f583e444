import FOSMVVM

/// Shows the task card with the template of this name.
public struct TaskCardView: ViewModelView {
    private let viewModel: TaskCardViewModel

    public init(viewModel: TaskCardViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        TaskCardView.previewHost(viewModel: .stub())
    }
#endif
