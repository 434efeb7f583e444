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

/// Records which operations of ``ToolListView`` were called.
///
/// Unchecked because a view and the test that reads its operations take turns; nothing calls two at once.
public final class ToolListViewStubOps: ToolListViewModelOperations, @unchecked Sendable {
    public private(set) var selectToolCalled = false
    public private(set) var submitCalled = false
    public private(set) var cancelCalled = false

    /// Nothing was called.
    public init() {}

    public func selectTool(id: ModelIdType) {
        selectToolCalled = true
    }

    public func submit() {
        submitCalled = true
    }

    public func cancel() {
        cancelCalled = true
    }
}
