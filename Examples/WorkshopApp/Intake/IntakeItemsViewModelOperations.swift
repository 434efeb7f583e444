import FOSMVVM

/// The operations of ``IntakeItemsView``.
public protocol IntakeItemsViewModelOperations: ViewModelOperations {
    /// Chooses a kind of item.
    func selectItem(id: ModelIdType)
}

/// Records which operations of ``IntakeItemsView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
public final class IntakeItemsViewStubOps: IntakeItemsViewModelOperations, @unchecked Sendable {
    public private(set) var selectItemCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func selectItem(id: ModelIdType) {
        selectItemCalled = true
    }
}
