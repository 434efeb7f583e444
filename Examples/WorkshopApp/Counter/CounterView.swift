import FOSMVVM

/// The page of the counter: the repairs that wait, and the item to hand over. Its template includes views in Swift.
public struct CounterView: ViewModelView {
    private let viewModel: CounterViewModel

    public init(viewModel: CounterViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Two repairs wait") {
    CounterView(viewModel: .stub())
        .environment(AppState())
        .frame(idealWidth: 760)
}

#Preview("Nobody waits") {
    CounterView(viewModel: .stub(tickets: []))
        .environment(AppState())
        .frame(idealWidth: 760)
}
