import FOSMVVM

/// The operations of ``CheckInFlowView``.
public protocol CheckInFlowViewModelOperations: ViewModelOperations {
    /// Starts with the selection of an item.
    func startFlow()

    /// Continues to the selection of a fault.
    func proceedToDetails()

    /// Starts again for the next visitor.
    func restart()
}

/// Records which operations of ``CheckInFlowView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
@CallableOperations
public final class CheckInFlowViewStubOps: CheckInFlowViewModelOperations, @unchecked Sendable {
    public private(set) var startFlowCalled = false
    public private(set) var proceedToDetailsCalled = false
    public private(set) var restartCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func startFlow() {
        startFlowCalled = true
    }

    public func proceedToDetails() {
        proceedToDetailsCalled = true
    }

    public func restart() {
        restartCalled = true
    }
}
