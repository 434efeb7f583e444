import FOSMVVM

/// The operations of ``PartBoxView``, which has none.
public protocol PartBoxViewModelOperations: ViewModelOperations {}

/// The operations of ``PartBoxView`` in tests.
public final class PartBoxViewStubOps: PartBoxViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
