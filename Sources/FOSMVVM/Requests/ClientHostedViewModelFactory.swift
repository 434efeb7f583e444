/// A ViewModel made on the client, from the application's state alone.
///
/// `@ViewModel(options: [.clientHostedFactory])` writes the conformance from the first initializer's parameters.
public protocol ClientHostedViewModelFactory: RequestableViewModel, ViewModelFactory
where Context == ClientHostedModelFactoryContext<AppState> {
    /// The part of the application's state that the ViewModel shows.
    associatedtype AppState: Hashable, Sendable

    /// The value for this state.
    init(appState: AppState)
}

extension ClientHostedViewModelFactory {
    /// The value for the context's state.
    public static func model(context: Context) async throws -> Self {
        Self(appState: context.appState)
    }
}
