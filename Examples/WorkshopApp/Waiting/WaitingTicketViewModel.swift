import FOSMVVM

/// A repair in the waiting list.
@ViewModel
public struct WaitingTicketViewModel {
    @LocalizedSubs(substitutions: \.waitTime) public var waitText
    @LocalizedString public var nextText
    @LocalizedString public var yoursLabel

    public let ticket: String
    public let itemName: LocalizableString
    /// The position in the list. The first one is 1.
    public let position: LocalizableInt
    /// The estimated time until the repair starts.
    public let minutes: LocalizableInt
    /// Whether the repair is the next one.
    public let isNext: Bool
    public var vmId: ViewModelId

    private var waitTime: [String: LocalizableInt] {
        ["minutes": minutes]
    }

    public init(ticket: String, goods: RepairGoods, position: Int, minutes: Int) {
        self.ticket = ticket
        itemName = goods.localizableString
        self.position = LocalizableInt(value: position)
        self.minutes = LocalizableInt(value: minutes)
        isNext = position == 1
        vmId = .init(id: ticket)
    }

    /// Returns the second repair in the list.
    public static func stub(
        ticket: String = "R-0142", goods: RepairGoods = .kitchenRadio, position: Int = 2, minutes: Int = 15
    ) -> Self {
        .init(ticket: ticket, goods: goods, position: position, minutes: minutes)
    }
}

extension WaitingTicketViewModel {
    /// Returns a list of four repairs.
    public static func stubList() -> [Self] {
        [
            .stub(ticket: "R-0139", goods: .kettle, position: 1, minutes: 1),
            .stub(),
            .stub(ticket: "R-0145", goods: .backpack, position: 3, minutes: 40),
            .stub(ticket: "R-0146", goods: .deskLamp, position: 4, minutes: 62),
        ]
    }
}
