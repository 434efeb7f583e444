import FOSMVVM

/// What the user can do in ``ToolListView``.
public protocol ToolListViewModelOperations: ViewModelOperations {
    /// Chooses a tool, or puts the chosen one back.
    func selectTool(id: ModelIdType)

    /// Borrows the chosen tool.
    func submit()

    /// Leaves without a tool.
    func cancel()
}
