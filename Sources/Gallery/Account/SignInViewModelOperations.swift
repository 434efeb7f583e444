import FOSMVVM

/// What the user can do in ``SignInView``.
public protocol SignInViewModelOperations: ViewModelOperations {
    /// Signs in with what was entered.
    func submit()

    /// Goes on after signing in.
    func close()
}
