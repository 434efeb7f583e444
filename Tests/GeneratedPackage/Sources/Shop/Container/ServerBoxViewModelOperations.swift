import FOSMVVM

/// The operations of ``ServerBoxView``, which has none.
public protocol ServerBoxViewModelOperations: ViewModelOperations {}

/// The operations of ``ServerBoxView`` in tests.
public final class ServerBoxViewStubOps: ServerBoxViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
