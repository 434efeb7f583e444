import FOSMVVM
import PreviewCatalog

/// Shows the repairs in one stage.
public struct ColumnView: ViewModelView {
    /// The number of children depends on the data, but the view is always a container.
    public static var category: ViewCategory? { .container }

    private let viewModel: ColumnViewModel

    public init(viewModel: ColumnViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("On the bench") {
    ColumnView.previewHost(bundle: .module, viewModel: .stub(stage: .onTheBench))
        .frame(idealWidth: 360)
}

#Preview("Waiting for parts") {
    ColumnView.previewHost(
        bundle: .module,
        viewModel: .stub(
            stage: .waiting,
            cards: [.stub(item: .chair, volunteerName: nil, isWaitingForPart: true), .stub(id: .sample(2))])
    )
    .frame(idealWidth: 360)
}

#Preview("Empty") {
    ColumnView.previewHost(bundle: .module, viewModel: .stub(stage: .done, cards: []))
        .frame(idealWidth: 360)
}
