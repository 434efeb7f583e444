import FOSMVVM

/// The operations of ``ClientBoxCountView``, which has none.
public protocol ClientBoxCountViewModelOperations: ViewModelOperations {}

/// The operations of ``ClientBoxCountView`` in tests.
public final class ClientBoxCountViewStubOps: ClientBoxCountViewModelOperations,
    @unchecked Sendable
{
    /// Creates a stub.
    public init() {}
}
