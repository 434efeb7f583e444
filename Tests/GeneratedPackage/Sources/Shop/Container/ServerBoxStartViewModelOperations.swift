import FOSMVVM

/// The operations of ``ServerBoxStartView``, which has none.
public protocol ServerBoxStartViewModelOperations: ViewModelOperations {}

/// The operations of ``ServerBoxStartView`` in tests.
public final class ServerBoxStartViewStubOps: ServerBoxStartViewModelOperations,
    @unchecked Sendable
{
    /// Creates a stub.
    public init() {}
}
