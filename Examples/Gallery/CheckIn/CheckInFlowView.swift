import FOSMVVM
import PreviewCatalog

/// Guides a visitor through the check-in of an item.
public struct CheckInFlowView: ViewModelView {
    /// The number of children depends on the data, but the view is always a container.
    public static var category: ViewCategory? { .container }

    private let viewModel: CheckInFlowViewModel
    private let operations: any CheckInFlowViewModelOperations

    public init(viewModel: CheckInFlowViewModel) {
        self.viewModel = viewModel
        operations = viewModel.operations
    }
}

#Preview("Idle") {
    CheckInFlowView.previewHost(bundle: .module, viewModel: .stub())
}

#Preview("Selecting item") {
    CheckInFlowView.previewHost(bundle: .module, viewModel: .stub(state: .selectingItem))
}

#Preview("Item selected") {
    CheckInFlowView.previewHost(
        bundle: .module,
        viewModel: .stub(state: .itemSelected(itemId: .sample(1)), urgency: .high)
    )
}

#Preview("Item declined") {
    CheckInFlowView.previewHost(
        bundle: .module,
        viewModel: .stub(state: .itemSelected(itemId: .sample(1)), isActive: false)
    )
}

#Preview("Selecting details") {
    CheckInFlowView.previewHost(bundle: .module, viewModel: .stub(state: .selectingDetails))
}

#Preview("Completed") {
    CheckInFlowView.previewHost(
        bundle: .module,
        viewModel: .stub(state: .completed(itemId: .sample(1), detailId: .sample(2)))
    )
}

#Preview("Completed, bench closed") {
    CheckInFlowView.previewHost(
        bundle: .module,
        viewModel: .stub(state: .completed(itemId: .sample(1), detailId: .sample(2)), isEnabled: false)
    )
}
