import FOSMVVM

/// What the user can do in ``TaskListView``.
public protocol TaskListViewModelOperations: ViewModelOperations {
    /// Loads the list again.
    func refresh()

    /// Loads the list again after a failure.
    func retry()
}
