import FOSMVVM

/// The operations of ``IntakeView``.
public protocol IntakeViewModelOperations: ViewModelOperations {
    /// Starts with the choice of an item.
    func startFlow()

    /// Continues to the choice of a defect.
    func proceedToDetails()
}

/// Records which operations of ``IntakeView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
public final class IntakeViewStubOps: IntakeViewModelOperations, @unchecked Sendable {
    public private(set) var startFlowCalled = false
    public private(set) var proceedToDetailsCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func startFlow() {
        startFlowCalled = true
    }

    public func proceedToDetails() {
        proceedToDetailsCalled = true
    }
}
