import FOSMVVM

/// The operations of ``ClientReplyView``, which has none.
public protocol ClientReplyViewModelOperations: ViewModelOperations {}

/// The operations of ``ClientReplyView`` in tests.
public final class ClientReplyViewStubOps: ClientReplyViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
