import FOSMVVM

/// The operations of ``HandOverView``.
public protocol HandOverViewModelOperations: ViewModelOperations {
    /// Closes the repair and prints the receipt.
    ///
    /// - Throws: An error if somebody else has the ticket open.
    func handOver() throws

    /// Goes back and leaves the repair open.
    func cancel()
}

/// Records which operations of ``HandOverView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
public final class HandOverViewStubOps: HandOverViewModelOperations, @unchecked Sendable {
    /// The error of a repair that somebody else has open.
    public struct TicketLocked: Error {}

    public private(set) var handOverCalled = false
    public private(set) var cancelCalled = false

    private let isLocked: Bool

    /// Creates a stub without recorded calls.
    public init(isLocked: Bool = false) {
        self.isLocked = isLocked
    }

    public func handOver() throws {
        handOverCalled = true
        if isLocked { throw TicketLocked() }
    }

    public func cancel() {
        cancelCalled = true
    }
}
