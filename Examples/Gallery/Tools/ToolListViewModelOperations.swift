import FOSMVVM

/// The operations of ``ToolListView``.
public protocol ToolListViewModelOperations: ViewModelOperations {
    /// Selects a tool, or deselects the selected one.
    func selectTool(id: ModelIdType)

    /// Borrows the selected tool.
    func submit()

    /// Cancels without borrowing a tool.
    func cancel()
}

/// Records which operations of ``ToolListView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
@CallableOperations
public final class ToolListViewStubOps: ToolListViewModelOperations, @unchecked Sendable {
    public private(set) var selectToolCalled = false
    public private(set) var submitCalled = false
    public private(set) var cancelCalled = false

    /// Creates a stub without recorded calls.
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
