import FOSMVVM

/// Shows an order at the counter.
public struct OrderView: ViewModelView {
    private let viewModel: OrderViewModel

    public init(viewModel: OrderViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Two loaves") {
    OrderView.previewHost(bundle: .module, viewModel: .stub())
}

#Preview("Nothing ordered") {
    OrderView.previewHost(bundle: .module, viewModel: .stub(loaves: []))
        .frame(idealWidth: 360)
}
