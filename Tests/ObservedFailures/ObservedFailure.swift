/// A failure of XCTest that a test has observed.
public struct ObservedFailure: Sendable {
    public let message: String
    public let file: String
    public let line: Int
}
