import FOSMVVM

/// What the user can do in ``ItemSelectorView``.
public protocol ItemSelectorViewModelOperations: ViewModelOperations {
    /// Says that this was brought.
    func selectItem(id: ModelIdType)
}

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
