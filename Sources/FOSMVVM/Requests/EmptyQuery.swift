/// No query, for a request that has none.
public struct EmptyQuery: ServerRequestBody {
    /// Nothing.
    public init() {}
}
