import FOSMVVM

/// The operations of ``PartNoteView``, which has none.
public protocol PartNoteViewModelOperations: ViewModelOperations {}

/// The operations of ``PartNoteView`` in tests.
public final class PartNoteViewStubOps: PartNoteViewModelOperations, @unchecked Sendable {
    /// Creates a stub.
    public init() {}
}
