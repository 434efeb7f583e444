import FOSMVVM

/// What the user can do in ``SignInView``.
public protocol SignInViewModelOperations: ViewModelOperations {
    /// Signs in with what was entered.
    func submit()

    /// Goes on after signing in.
    func close()
}

/// Records which operations of ``SignInView`` were called.
///
/// Unchecked because a view and the test that reads its operations take turns; nothing calls two at once.
public final class SignInViewStubOps: SignInViewModelOperations, @unchecked Sendable {
    public private(set) var submitCalled = false
    public private(set) var closeCalled = false

    /// Nothing was called.
    public init() {}

    public func submit() {
        submitCalled = true
    }

    public func close() {
        closeCalled = true
    }
}
