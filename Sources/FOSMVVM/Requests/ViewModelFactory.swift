/// A type that its host creates from a context, such as a database, a session or the state of the app.
public protocol ViewModelFactory {
    /// The data that the host provides.
    associatedtype Context

    /// Returns the value for this context.
    ///
    /// - Throws: Any error from the source of the context.
    static func model(context: Context) async throws -> Self
}

/// A ViewModel that the client creates from the state of the app, without a server.
///
/// `@ViewModel(options: [.clientHostedFactory])` adds the conformance from the parameters of the first initializer.
public protocol ClientHostedViewModelFactory: RequestableViewModel, ViewModelFactory
where Context == ClientHostedModelFactoryContext<AppState> {
    /// The part of the app's state that the ViewModel shows.
    associatedtype AppState: Hashable, Sendable

    /// Creates the ViewModel for this state.
    init(appState: AppState)
}

extension ClientHostedViewModelFactory {
    /// Returns the ViewModel for the state in the context.
    public static func model(context: Context) async throws -> Self {
        Self(appState: context.appState)
    }
}

/// The context from which a client-hosted ViewModel is created.
public struct ClientHostedModelFactoryContext<AppState: Hashable & Sendable>: Sendable {
    /// The part of the app's state that the ViewModel shows.
    public let appState: AppState

    /// Creates a context with this state.
    public init(appState: AppState) {
        self.appState = appState
    }
}
