import FOSMVVM

/// The operations of ``PartReplyView``, which has none.
public protocol PartReplyViewModelOperations: ViewModelOperations {}

/// The operations of ``PartReplyView`` in tests.
public final class PartReplyViewStubOps: PartReplyViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
