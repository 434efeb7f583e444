import FOSMVVM

/// What the user can do in ``CheckInFlowView``.
public protocol CheckInFlowViewModelOperations: ViewModelOperations {
    /// Begins with the choice of an item.
    func startFlow()

    /// Goes on to the choice of a fault.
    func proceedToDetails()

    /// Clears the desk for the next visitor.
    func restart()
}

/// Records which operations of ``CheckInFlowView`` were called.
///
/// Unchecked because a view and the test that reads its operations take turns; nothing calls two at once.
public final class CheckInFlowViewStubOps: CheckInFlowViewModelOperations, @unchecked Sendable {
    public private(set) var startFlowCalled = false
    public private(set) var proceedToDetailsCalled = false
    public private(set) var restartCalled = false

    /// Nothing was called.
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
