import FOSMVVM

/// The operations of ``SignInView``.
public protocol SignInViewModelOperations: ViewModelOperations {
    /// Signs in with the entered values.
    func submit()

    /// Continues after signing in.
    func close()
}

/// Records which operations of ``SignInView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
@CallableOperations
public final class SignInViewStubOps: SignInViewModelOperations, @unchecked Sendable {
    public private(set) var submitCalled = false
    public private(set) var closeCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func submit() {
        submitCalled = true
    }

    public func close() {
        closeCalled = true
    }
}
