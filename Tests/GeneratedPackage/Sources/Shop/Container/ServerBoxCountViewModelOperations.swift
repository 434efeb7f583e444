import FOSMVVM

/// The operations of ``ServerBoxCountView``, which has none.
public protocol ServerBoxCountViewModelOperations: ViewModelOperations {}

/// The operations of ``ServerBoxCountView`` in tests.
public final class ServerBoxCountViewStubOps: ServerBoxCountViewModelOperations,
    @unchecked Sendable
{
    /// Creates a stub.
    public init() {}
}
