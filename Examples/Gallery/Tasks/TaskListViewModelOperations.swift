import FOSMVVM

/// The operations of ``TaskListView``.
public protocol TaskListViewModelOperations: ViewModelOperations {
    /// Loads the list again.
    func refresh()

    /// Loads the list again after a failure.
    func retry()
}

/// Records which operations of ``TaskListView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
@CallableOperations
public final class TaskListViewStubOps: TaskListViewModelOperations, @unchecked Sendable {
    public private(set) var refreshCalled = false
    public private(set) var retryCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func refresh() {
        refreshCalled = true
    }

    public func retry() {
        retryCalled = true
    }
}
