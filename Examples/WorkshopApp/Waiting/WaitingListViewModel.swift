import FOSMVVM

/// The repairs that wait for a free workbench.
@ViewModel
public struct WaitingListViewModel {
    @LocalizedString public var title
    @LocalizedString public var description
    @LocalizedString public var loadingLabel
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var refreshButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    /// The repairs that the stub of the operations loads.
    public let tickets: [WaitingTicketViewModel]
    /// Whether loading fails after the first repair.
    public let isOffline: Bool
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(tickets: [WaitingTicketViewModel], isOffline: Bool) {
        self.tickets = tickets
        self.isOffline = isOffline
    }

    /// Returns a list of four repairs.
    public static func stub(
        tickets: [WaitingTicketViewModel] = WaitingTicketViewModel.stubList(), isOffline: Bool = false
    ) -> Self {
        .init(tickets: tickets, isOffline: isOffline)
    }
}

extension WaitingListViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any WaitingListViewModelOperations {
        WaitingListViewStubOps(tickets: tickets, isOffline: isOffline)
    }
}
