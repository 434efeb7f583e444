import FOSMVVM

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
