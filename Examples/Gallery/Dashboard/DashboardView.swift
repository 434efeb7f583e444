import FOSMVVM
import PreviewCatalog

/// Shows the figures of a repair day.
public struct DashboardView: ViewModelView {
    /// The number of children depends on the data, but the view is always a container.
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
