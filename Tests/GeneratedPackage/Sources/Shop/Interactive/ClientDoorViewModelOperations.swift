import FOSMVVM
import Foundation

/// The operations of ``ClientDoorView``.
public protocol ClientDoorViewModelOperations: ViewModelOperations {
    /// Open.
    func open() async throws
}

/// Records which operations of ``ClientDoorView`` were called.
///
/// Unchecked because a view and the test that reads its operations never use it at the same time.
#if canImport(CPreviewRecords)
    // Templates call operations by their names. FOSUtilities has no templates, and does not know this macro.
    @CallableOperations
#endif
public final class ClientDoorViewStubOps: ClientDoorViewModelOperations, @unchecked Sendable {
    public private(set) var openCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func open() async throws {
        openCalled = true
    }
}

extension ClientDoorViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any ClientDoorViewModelOperations { ClientDoorViewStubOps() }
}
