import FOSMVVM
import PreviewCatalog

/// Lets a visitor select the item that they brought.
public struct ItemSelectorView: ViewModelView {
    private let viewModel: ItemSelectorViewModel
    private let operations: any ItemSelectorViewModelOperations

    public init(viewModel: ItemSelectorViewModel) {
        self.viewModel = viewModel
        operations = viewModel.operations
    }
}

#Preview("All items") {
    ItemSelectorView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 620)
}

#Preview("Electronics only") {
    ItemSelectorView.previewHost(bundle: .module, viewModel: .stub(items: [.lamp, .radio, .toaster]))
        .frame(idealWidth: 620)
}
