import FOSMVVM

/// Records which operations of ``ItemSelectorView`` were called.
///
/// Unchecked because a view and the test that reads its operations take turns; nothing calls two at once.
public final class ItemSelectorViewStubOps: ItemSelectorViewModelOperations, @unchecked Sendable {
    public private(set) var selectItemCalled = false

    /// Nothing was called.
    public init() {}

    public func selectItem(id: ModelIdType) {
        selectItemCalled = true
    }
}
