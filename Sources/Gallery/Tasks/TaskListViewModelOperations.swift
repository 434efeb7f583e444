import FOSMVVM

/// What the user can do in ``TaskListView``.
public protocol TaskListViewModelOperations: ViewModelOperations {
    /// Loads the list again.
    func refresh()

    /// Loads the list again after a failure.
    func retry()
}

/// Records which operations of ``TaskListView`` were called.
///
/// Unchecked because a view and the test that reads its operations take turns; nothing calls two at once.
public final class TaskListViewStubOps: TaskListViewModelOperations, @unchecked Sendable {
    public private(set) var refreshCalled = false
    public private(set) var retryCalled = false

    /// Nothing was called.
    public init() {}

    public func refresh() {
        refreshCalled = true
    }

    public func retry() {
        retryCalled = true
    }
}
