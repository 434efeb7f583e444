/// A type that makes itself from what its host knows: a database, a session, the application's state.
public protocol ViewModelFactory {
    /// What the host knows.
    associatedtype Context

    /// The value for this context.
    ///
    /// - Throws: What the context's source throws.
    static func model(context: Context) async throws -> Self
}

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

/// What a client-hosted ViewModel is made from.
public struct ClientHostedModelFactoryContext<AppState: Hashable & Sendable>: Sendable {
    /// The part of the application's state that the ViewModel shows.
    public let appState: AppState

    /// A context of this state.
    public init(appState: AppState) {
        self.appState = appState
    }
}
