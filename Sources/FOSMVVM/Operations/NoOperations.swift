/// The operations of a view that only shows.
public struct NoOperations: ViewModelOperations {
    /// No operations.
    public init() {}
}
