import FOSMVVM

/// What the user can do in ``DetailSelectorView``.
public protocol DetailSelectorViewModelOperations: ViewModelOperations {
    /// Says that this is wrong with the item.
    func selectDetail(id: ModelIdType)
}
