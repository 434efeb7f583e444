import FOSMVVM

/// The operations of ``ErrandListNoAccessView``, which has none.
public protocol ErrandListNoAccessViewModelOperations: ViewModelOperations {}

/// The operations of ``ErrandListNoAccessView`` in tests.
public final class ErrandListNoAccessViewStubOps: ErrandListNoAccessViewModelOperations,
    @unchecked Sendable
{
    /// Creates a stub.
    public init() {}
}
