/// A type that makes itself from what its host knows: a database, a session, the application's state.
public protocol ViewModelFactory {
    /// What the host knows.
    associatedtype Context

    /// The value for this context.
    ///
    /// - Throws: What the context's source throws.
    static func model(context: Context) async throws -> Self
}
