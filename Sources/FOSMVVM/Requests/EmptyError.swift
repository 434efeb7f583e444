/// No error of its own, for a request that brings none back.
public struct EmptyError: Error, Codable {
    /// Nothing.
    public init() {}
}
