import FOSMVVM

/// The page of the counter.
@ViewModel
public struct CounterViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var waitingTitle
    @LocalizedString public var emptyMessage
    @LocalizedString public var callButtonLabel
    @LocalizedString public var daysLegend

    /// The repairs that wait, the next one first.
    public let tickets: [WaitingTicketViewModel]
    /// Whether a repair waits.
    public let hasTickets: Bool
    /// The days on which the person at the counter can work.
    public let days: [CounterDayChoice]
    public let handOver: HandOverViewModel
    public var vmId = ViewModelId(type: Self.self)

    public var operations: any CounterViewModelOperations { CounterViewStubOps() }

    public init(tickets: [WaitingTicketViewModel], handOver: HandOverViewModel) {
        self.tickets = tickets
        hasTickets = !tickets.isEmpty
        days = CounterDay.allCases.map(CounterDayChoice.init)
        self.handOver = handOver
    }

    /// Returns a page with two repairs that wait.
    public static func stub(
        tickets: [WaitingTicketViewModel] = Array(WaitingTicketViewModel.stubList().prefix(2)),
        handOver: HandOverViewModel = .stub()
    ) -> Self {
        .init(tickets: tickets, handOver: handOver)
    }
}

/// A day on which the person at the counter can work.
public struct CounterDayChoice: Codable, Identifiable, Sendable {
    public let id: CounterDay
    public let name: LocalizableString

    public init(_ day: CounterDay) {
        id = day
        name = .localized(for: CounterDay.self, propertyName: day.rawValue)
    }
}

/// A day on which the workshop is open.
public enum CounterDay: String, CaseIterable, Codable, Sendable {
    case wednesday, friday, saturday
}
