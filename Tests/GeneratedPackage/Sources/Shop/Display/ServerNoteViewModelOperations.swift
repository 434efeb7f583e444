import FOSMVVM

/// The operations of ``ServerNoteView``, which has none.
public protocol ServerNoteViewModelOperations: ViewModelOperations {}

/// The operations of ``ServerNoteView`` in tests.
public final class ServerNoteViewStubOps: ServerNoteViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
