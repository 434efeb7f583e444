import FOSMVVM

/// The operations of ``ClientNoteView``, which has none.
public protocol ClientNoteViewModelOperations: ViewModelOperations {}

/// The operations of ``ClientNoteView`` in tests.
public final class ClientNoteViewStubOps: ClientNoteViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
