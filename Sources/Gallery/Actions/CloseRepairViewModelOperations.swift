import FOSMVVM

/// What the user can do in ``CloseRepairView``.
public protocol CloseRepairViewModelOperations: ViewModelOperations {
    /// Closes the repair and tells its owner.
    func closeRepair()

    /// Leaves the repair open.
    func cancel()

    /// Puts the error away; the repair stays open.
    func dismissError()
}
