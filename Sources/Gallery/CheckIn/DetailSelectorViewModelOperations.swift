import FOSMVVM

/// What the user can do in ``DetailSelectorView``.
public protocol DetailSelectorViewModelOperations: ViewModelOperations {
    /// Says that this is wrong with the item.
    func selectDetail(id: ModelIdType)
}

/// Records which operations of ``DetailSelectorView`` were called.
///
/// Unchecked because a view and the test that reads its operations take turns; nothing calls two at once.
public final class DetailSelectorViewStubOps: DetailSelectorViewModelOperations, @unchecked Sendable {
    public private(set) var selectDetailCalled = false

    /// Nothing was called.
    public init() {}

    public func selectDetail(id: ModelIdType) {
        selectDetailCalled = true
    }
}
