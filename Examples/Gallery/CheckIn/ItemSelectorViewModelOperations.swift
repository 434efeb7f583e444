import FOSMVVM

/// The operations of ``ItemSelectorView``.
public protocol ItemSelectorViewModelOperations: ViewModelOperations {
    /// Selects the item that the visitor brought.
    func selectItem(id: ModelIdType)
}

/// Records which operations of ``ItemSelectorView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
@CallableOperations
public final class ItemSelectorViewStubOps: ItemSelectorViewModelOperations, @unchecked Sendable {
    public private(set) var selectItemCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func selectItem(id: ModelIdType) {
        selectItemCalled = true
    }
}
