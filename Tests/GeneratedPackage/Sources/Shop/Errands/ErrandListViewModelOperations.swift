import FOSMVVM

/// The operations of ``ErrandListView``, which has none.
public protocol ErrandListViewModelOperations: ViewModelOperations {}

/// The operations of ``ErrandListView`` in tests.
public final class ErrandListViewStubOps: ErrandListViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
