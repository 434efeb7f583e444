import FOSMVVM
import Foundation

/// The operations of ``ServerListView``.
public protocol ServerListViewModelOperations: ViewModelOperations {
    /// Loads the items, one after the other.
    func loadItems() -> AsyncThrowingStream<ErrandCardViewModel, any Error>
}

/// Records which operations of ``ServerListView`` were called.
///
/// Unchecked because a view and the test that reads its operations never use it at the same time.
#if canImport(CPreviewRecords)
    // Templates call operations by their names. FOSUtilities has no templates, and does not know this macro.
    @CallableOperations
#endif
public final class ServerListViewStubOps: ServerListViewModelOperations, @unchecked Sendable {
    public private(set) var loadItemsCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func loadItems() -> AsyncThrowingStream<ErrandCardViewModel, any Error> {
        loadItemsCalled = true
        return AsyncThrowingStream { continuation in
            continuation.yield(.stub())
            continuation.yield(.stub())
            continuation.finish()
        }
    }
}

extension ServerListViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any ServerListViewModelOperations { ServerListViewStubOps() }
}
