import Observation

/// What the views of the app share. Containers find it in their environment.
@Observable
public final class AppState {
    /// Creates the state of an app that was just started.
    public init() {}
}
