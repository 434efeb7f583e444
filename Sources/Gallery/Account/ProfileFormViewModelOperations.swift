import FOSMVVM

/// What the user can do in ``ProfileFormView``.
public protocol ProfileFormViewModelOperations: ViewModelOperations {
    /// Keeps what was entered.
    func submit()

    /// Leaves the profile as it was.
    func cancel()

    /// Goes on after saving.
    func close()
}

/// Records which operations of ``ProfileFormView`` were called.
///
/// Unchecked because a view and the test that reads its operations take turns; nothing calls two at once.
public final class ProfileFormViewStubOps: ProfileFormViewModelOperations, @unchecked Sendable {
    public private(set) var submitCalled = false
    public private(set) var cancelCalled = false
    public private(set) var closeCalled = false

    /// Nothing was called.
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
