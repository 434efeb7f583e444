/// What a client-hosted ViewModel is made from.
public struct ClientHostedModelFactoryContext<AppState: Hashable & Sendable>: Sendable {
    /// The part of the application's state that the ViewModel shows.
    public let appState: AppState

    /// A context of this state.
    public init(appState: AppState) {
        self.appState = appState
    }
}
