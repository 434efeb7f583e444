import FOSMVVM

/// The operations of ``DetailSelectorView``.
public protocol DetailSelectorViewModelOperations: ViewModelOperations {
    /// Selects the fault of the item.
    func selectDetail(id: ModelIdType)
}

/// Records which operations of ``DetailSelectorView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
@CallableOperations
public final class DetailSelectorViewStubOps: DetailSelectorViewModelOperations, @unchecked Sendable {
    public private(set) var selectDetailCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func selectDetail(id: ModelIdType) {
        selectDetailCalled = true
    }
}
