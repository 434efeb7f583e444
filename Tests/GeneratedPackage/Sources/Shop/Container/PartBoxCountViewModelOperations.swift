import FOSMVVM

/// The operations of ``PartBoxCountView``, which has none.
public protocol PartBoxCountViewModelOperations: ViewModelOperations {}

/// The operations of ``PartBoxCountView`` in tests.
public final class PartBoxCountViewStubOps: PartBoxCountViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
