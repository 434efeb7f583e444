import FOSMVVM

/// The operations of ``ProfileFormView``.
public protocol ProfileFormViewModelOperations: ViewModelOperations {
    /// Saves the values.
    func submit()

    /// Cancels and leaves the profile unchanged.
    func cancel()

    /// Continues after saving.
    func close()
}

/// Records which operations of ``ProfileFormView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
@CallableOperations
public final class ProfileFormViewStubOps: ProfileFormViewModelOperations, @unchecked Sendable {
    public private(set) var submitCalled = false
    public private(set) var cancelCalled = false
    public private(set) var closeCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func submit() {
        submitCalled = true
    }

    public func cancel() {
        cancelCalled = true
    }

    public func close() {
        closeCalled = true
    }
}
