import FOSMVVM

/// The operations of ``ClientBoxStartView``, which has none.
public protocol ClientBoxStartViewModelOperations: ViewModelOperations {}

/// The operations of ``ClientBoxStartView`` in tests.
public final class ClientBoxStartViewStubOps: ClientBoxStartViewModelOperations,
    @unchecked Sendable
{
    /// Creates a stub.
    public init() {}
}
