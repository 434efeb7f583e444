import FOSMVVM
import PreviewCatalog

/// Lets a visitor select the fault of an item.
public struct DetailSelectorView: ViewModelView {
    private let viewModel: DetailSelectorViewModel
    private let operations: any DetailSelectorViewModelOperations

    public init(viewModel: DetailSelectorViewModel) {
        self.viewModel = viewModel
        operations = viewModel.operations
    }
}

#Preview("With suggestion") {
    DetailSelectorView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 560)
}

#Preview("Without suggestion") {
    DetailSelectorView.previewHost(bundle: .module, viewModel: .stub(suggested: nil))
        .frame(idealWidth: 560)
}
