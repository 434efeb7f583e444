import FOSMVVM

/// What the user can do in ``CloseRepairView``.
public protocol CloseRepairViewModelOperations: ViewModelOperations {
    /// Closes the repair and tells its owner.
    func closeRepair()

    /// Leaves the repair open.
    func cancel()

    /// Puts the error away; the repair stays open.
    func dismissError()
}

/// Records which operations of ``CloseRepairView`` were called.
///
/// Unchecked because a view and the test that reads its operations take turns; nothing calls two at once.
public final class CloseRepairViewStubOps: CloseRepairViewModelOperations, @unchecked Sendable {
    public private(set) var closeRepairCalled = false
    public private(set) var cancelCalled = false
    public private(set) var dismissErrorCalled = false

    /// Nothing was called.
    public init() {}

    public func closeRepair() {
        closeRepairCalled = true
    }

    public func cancel() {
        cancelCalled = true
    }

    public func dismissError() {
        dismissErrorCalled = true
    }
}
