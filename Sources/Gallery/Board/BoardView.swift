import FOSMVVM
import PreviewCatalog

/// Shows every open repair by its stage.
public struct BoardView: ViewModelView {
    /// The children come and go with the data; the view composes them either way.
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
