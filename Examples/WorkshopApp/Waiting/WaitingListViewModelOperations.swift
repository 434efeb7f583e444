import FOSMVVM
import Foundation

/// The operations of ``WaitingListView``.
public protocol WaitingListViewModelOperations: ViewModelOperations {
    /// Loads the waiting repairs, in the order of the list.
    func loadItems() -> AsyncThrowingStream<WaitingTicketViewModel, Error>
}

/// Records which operations of ``WaitingListView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
public final class WaitingListViewStubOps: WaitingListViewModelOperations, @unchecked Sendable {
    /// The error of a list that cannot be loaded.
    public struct NoConnection: LocalizedError {
        public var errorDescription: String? { "There is no connection." }
    }

    public private(set) var loadItemsCalled = false

    private let tickets: [WaitingTicketViewModel]
    private let isOffline: Bool

    /// Creates a stub without recorded calls.
    public init(tickets: [WaitingTicketViewModel] = [], isOffline: Bool = false) {
        self.tickets = tickets
        self.isOffline = isOffline
    }

    public func loadItems() -> AsyncThrowingStream<WaitingTicketViewModel, Error> {
        loadItemsCalled = true
        return AsyncThrowingStream { [tickets, isOffline] continuation in
            for ticket in isOffline ? tickets.prefix(1) : tickets[...] {
                continuation.yield(ticket)
            }
            continuation.finish(throwing: isOffline ? NoConnection() : nil)
        }
    }
}
