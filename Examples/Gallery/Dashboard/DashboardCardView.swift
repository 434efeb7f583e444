import FOSMVVM
import PreviewCatalog

/// Shows one figure.
public struct DashboardCardView: ViewModelView {
    private let viewModel: DashboardCardViewModel

    public init(viewModel: DashboardCardViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("With goal") {
    DashboardCardView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 320)
}

#Preview("Without goal") {
    DashboardCardView.previewHost(
        bundle: .module,
        viewModel: .stub(metric: .openTickets, figure: 8, goal: nil, trend: .falling)
    )
    .frame(idealWidth: 320)
}

#Preview("Large figure") {
    DashboardCardView.previewHost(
        bundle: .module,
        viewModel: .stub(metric: .weightSaved, figure: 12_480.5, goal: 20_000, trend: .steady)
    )
    .frame(idealWidth: 320)
}
