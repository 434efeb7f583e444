import FOSMVVM

/// The operations of ``CloseRepairView``.
public protocol CloseRepairViewModelOperations: ViewModelOperations {
    /// Closes the repair and notifies the owner of the item.
    func closeRepair()

    /// Cancels and leaves the repair open.
    func cancel()

    /// Dismisses the error. The repair stays open.
    func dismissError()
}

/// Records which operations of ``CloseRepairView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
@CallableOperations
public final class CloseRepairViewStubOps: CloseRepairViewModelOperations, @unchecked Sendable {
    public private(set) var closeRepairCalled = false
    public private(set) var cancelCalled = false
    public private(set) var dismissErrorCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    /// Closes the repair and notifies the owner of the item.
    public func closeRepair() {
        closeRepairCalled = true
    }

    /// Cancels and leaves the repair open.
    public func cancel() {
        cancelCalled = true
    }

    /// Dismisses the error. The repair stays open.
    public func dismissError() {
        dismissErrorCalled = true
    }
}
