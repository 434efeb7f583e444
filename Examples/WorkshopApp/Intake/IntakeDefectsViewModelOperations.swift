import FOSMVVM

/// The operations of ``IntakeDefectsView``.
public protocol IntakeDefectsViewModelOperations: ViewModelOperations {
    /// Chooses a defect and prints the ticket.
    func selectDefect(id: ModelIdType)
}

/// Records which operations of ``IntakeDefectsView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
public final class IntakeDefectsViewStubOps: IntakeDefectsViewModelOperations, @unchecked Sendable {
    public private(set) var selectDefectCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func selectDefect(id: ModelIdType) {
        selectDefectCalled = true
    }
}
