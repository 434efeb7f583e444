/// No body, for a request that has none.
public struct EmptyBody: ServerRequestBody {
    /// Nothing.
    public init() {}
}
