import FOSMVVM

/// A finished repair whose owner is here to collect the item.
@ViewModel
public struct HandOverViewModel {
    @LocalizedString public var title
    @LocalizedSubs(substitutions: \.ticketNumber) public var description
    @LocalizedString public var itemLabel
    @LocalizedString public var ownerLabel
    @LocalizedString public var workLabel
    @LocalizedSubs(substitutions: \.workTime) public var workText
    @LocalizedString public var doneTitle
    @LocalizedString public var doneMessage
    @LocalizedString public var cancelButtonLabel
    @LocalizedString public var actionButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public let ticket: String
    public let itemName: LocalizableString
    public let ownerName: String
    /// The time that the repair took.
    public let minutes: LocalizableInt
    /// Whether somebody else has the ticket open, so that it cannot be closed.
    public let isLocked: Bool
    public var vmId: ViewModelId

    private var ticketNumber: [String: LocalizableString] {
        ["ticket": .constant(ticket)]
    }

    private var workTime: [String: LocalizableInt] {
        ["minutes": minutes]
    }

    public init(ticket: String, goods: RepairGoods, ownerName: String, minutes: Int, isLocked: Bool) {
        self.ticket = ticket
        itemName = goods.localizableString
        self.ownerName = ownerName
        self.minutes = LocalizableInt(value: minutes)
        self.isLocked = isLocked
        vmId = .init(id: ticket)
    }

    /// Returns a repair of a radio that can be closed.
    public static func stub(
        ticket: String = "R-0142",
        goods: RepairGoods = .kitchenRadio,
        ownerName: String = "Mina Okafor",
        minutes: Int = 42,
        isLocked: Bool = false
    ) -> Self {
        .init(ticket: ticket, goods: goods, ownerName: ownerName, minutes: minutes, isLocked: isLocked)
    }
}

extension HandOverViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any HandOverViewModelOperations { HandOverViewStubOps(isLocked: isLocked) }
}
