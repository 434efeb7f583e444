import FOSMVVM

/// What the user can do in ``ProfileFormView``.
public protocol ProfileFormViewModelOperations: ViewModelOperations {
    /// Keeps what was entered.
    func submit()

    /// Leaves the profile as it was.
    func cancel()

    /// Goes on after saving.
    func close()
}
