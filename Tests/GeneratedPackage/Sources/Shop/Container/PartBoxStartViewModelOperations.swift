import FOSMVVM

/// The operations of ``PartBoxStartView``, which has none.
public protocol PartBoxStartViewModelOperations: ViewModelOperations {}

/// The operations of ``PartBoxStartView`` in tests.
public final class PartBoxStartViewStubOps: PartBoxStartViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
