import FOSMVVM
import PreviewCatalog

/// Shows one repair in a list.
public struct TaskRowView: ViewModelView {
    private let viewModel: TaskRowViewModel

    public init(viewModel: TaskRowViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Normal") {
    TaskRowView.previewHost(bundle: .module, viewModel: .stub(item: .bicycle))
        .frame(idealWidth: 680)
}

#Preview("Urgent") {
    TaskRowView.previewHost(bundle: .module, viewModel: .stub(isUrgent: true))
        .frame(idealWidth: 680)
}

#Preview("Long owner") {
    TaskRowView.previewHost(
        bundle: .module,
        viewModel: .stub(item: .jacket, ownerName: "María del Carmen Fernández-Villaverde y Martínez")
    )
    .frame(idealWidth: 680)
}
