import FOSMVVM
import PreviewCatalog

/// Shows the item that a visitor brought.
public struct ItemDetailView: ViewModelView {
    private let viewModel: ItemDetailViewModel

    public init(viewModel: ItemDetailViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Accepted") {
    ItemDetailView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 460)
}

#Preview("Needed soon") {
    ItemDetailView.previewHost(bundle: .module, viewModel: .stub(item: .bicycle, age: 7, urgency: .high))
        .frame(idealWidth: 460)
}

#Preview("Declined") {
    ItemDetailView.previewHost(
        bundle: .module,
        viewModel: .stub(item: .toaster, isActive: false, age: 3, urgency: .low)
    )
    .frame(idealWidth: 460)
}
