import FOSMVVM

/// A suite being asked for its store under the one name, on behalf of the other.
enum StoreRequest {
    @TaskLocal private static var suite: ObjectIdentifier?

    /// What the closure gives, which must not ask for the same.
    static func once(by suite: Any.Type, _ store: () -> LocalizationStore) -> LocalizationStore {
        // Stops the program because each default asks the other, and that would never end.
        precondition(
            self.suite != ObjectIdentifier(suite),
            "\(suite) has no texts. Declare 'let localizationStore: LocalizationStore' in it.")
        return $suite.withValue(ObjectIdentifier(suite), operation: store)
    }
}
