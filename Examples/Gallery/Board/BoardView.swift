import FOSMVVM
import PreviewCatalog

/// Shows every open repair, grouped by stage.
public struct BoardView: ViewModelView {
    /// The number of children depends on the data, but the view is always a container.
    public static var category: ViewCategory? { .container }

    private let viewModel: BoardViewModel

    public init(viewModel: BoardViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Busy") {
    BoardView.previewHost(bundle: .module, viewModel: .stub())
}

#Preview("Empty") {
    BoardView.previewHost(
        bundle: .module,
        viewModel: .stub(columns: BoardStage.allCases.map { .stub(stage: $0, cards: []) })
    )
}
