import FOSMVVM

/// The operations of ``ServerReplyView``, which has none.
public protocol ServerReplyViewModelOperations: ViewModelOperations {}

/// The operations of ``ServerReplyView`` in tests.
public final class ServerReplyViewStubOps: ServerReplyViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
