import FOSMVVM

/// The operations of ``ClientBoxView``, which has none.
public protocol ClientBoxViewModelOperations: ViewModelOperations {}

/// The operations of ``ClientBoxView`` in tests.
public final class ClientBoxViewStubOps: ClientBoxViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
