import FOSMVVM

/// The operations of ``TaskListView``, which has none.
public protocol TaskListViewModelOperations: ViewModelOperations {}

/// The operations of ``TaskListView`` in tests.
public final class TaskListViewStubOps: TaskListViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
