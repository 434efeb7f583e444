/// What ``ViewModel(options:)`` adds beyond the conformance.
public enum ViewModelOption: Sendable {
    /// The request, `AppState` and factory of a ViewModel made on the client from its first initializer's parameters.
    case clientHostedFactory
}
