import FOSMVVM
import PreviewCatalog

/// Shows a repair day in figures.
public struct DashboardView: ViewModelView {
    /// The children come and go with the data; the view composes them either way.
    public static var category: ViewCategory? { .container }

    private let viewModel: DashboardViewModel

    public init(viewModel: DashboardViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Busy Saturday") {
    DashboardView.previewHost(bundle: .module, viewModel: .stub())
}

#Preview("One figure") {
    DashboardView.previewHost(
        bundle: .module,
        viewModel: .stub(name: "Jan", cards: [.stub(figure: 1, goal: nil, trend: .falling)])
    )
}

#Preview("Before the doors open") {
    DashboardView.previewHost(bundle: .module, viewModel: .stub(cards: []))
}
