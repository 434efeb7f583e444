import FOSMVVM

/// What the user can do in ``ItemSelectorView``.
public protocol ItemSelectorViewModelOperations: ViewModelOperations {
    /// Says that this was brought.
    func selectItem(id: ModelIdType)
}
