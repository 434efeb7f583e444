import FOSMVVM

/// What the user can do in ``CheckInFlowView``.
public protocol CheckInFlowViewModelOperations: ViewModelOperations {
    /// Begins with the choice of an item.
    func startFlow()

    /// Goes on to the choice of a fault.
    func proceedToDetails()

    /// Clears the desk for the next visitor.
    func restart()
}
