import FOSMVVM

/// Shows the task board with the template of this name.
public struct TaskBoardView: ViewModelView {
    private let viewModel: TaskBoardViewModel

    public init(viewModel: TaskBoardViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        TaskBoardView.previewHost(viewModel: .stub())
    }
#endif
