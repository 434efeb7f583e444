import FOSMVVM
import PreviewCatalog

/// Lists the repairs of the day.
public struct TaskListView: ViewModelView {
    private let viewModel: TaskListViewModel
    private let operations: any TaskListViewModelOperations

    public init(viewModel: TaskListViewModel) {
        self.viewModel = viewModel
        operations = viewModel.operations
    }
}

#Preview("With tasks") {
    TaskListView.previewHost(bundle: .module, viewModel: .stub())
}

#Preview("Loading") {
    TaskListView.previewHost(bundle: .module, viewModel: .stub(state: .loading))
}

#Preview("Empty") {
    TaskListView.previewHost(bundle: .module, viewModel: .stub(tasks: []))
}

#Preview("Failed") {
    TaskListView.previewHost(bundle: .module, viewModel: .stub(state: .failed))
}
