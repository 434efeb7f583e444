import FOSMVVM

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
