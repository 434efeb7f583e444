import FOSMVVM
import PreviewCatalog

/// Lets a volunteer borrow a tool.
public struct ToolListView: ViewModelView {
    private let viewModel: ToolListViewModel
    private let operations: any ToolListViewModelOperations

    public init(viewModel: ToolListViewModel) {
        self.viewModel = viewModel
        operations = viewModel.operations
    }
}

#Preview("Nothing selected") {
    ToolListView.previewHost(bundle: .module, viewModel: .stub())
}

#Preview("One selected") {
    ToolListView.previewHost(bundle: .module, viewModel: .stub(selected: .multimeter))
}

#Preview("Processing") {
    ToolListView.previewHost(bundle: .module, viewModel: .stub(selected: .multimeter, isProcessing: true))
}

#Preview("All in use") {
    ToolListView.previewHost(bundle: .module, viewModel: .stub(tools: []))
}
