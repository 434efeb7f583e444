import FOSMVVM

/// One repair on the board.
@ViewModel
public struct CardViewModel {
    @LocalizedString public var volunteerLabel
    @LocalizedString public var waitingForPartLabel

    public let id: ModelIdType
    public let ticket: String
    public let item: RepairItem
    public let itemName: LocalizableString
    public let faultName: LocalizableString
    /// The volunteer who repairs the item, or nil if there is none yet.
    public let volunteerName: String?
    public let isWaitingForPart: Bool
    public var vmId: ViewModelId

    public init(id: ModelIdType, ticket: String, item: RepairItem, volunteerName: String?, isWaitingForPart: Bool) {
        self.id = id
        self.ticket = ticket
        self.item = item
        itemName = item.localizableString
        faultName = item.usualFault.localizableString
        self.volunteerName = volunteerName
        self.isWaitingForPart = isWaitingForPart
        vmId = .init(id: id)
    }
}

extension CardViewModel {
    public static func stub() -> Self {
        .stub(id: .sample(3))
    }

    public static func stub(
        id: ModelIdType = .sample(3),
        ticket: String = "R-0143",
        item: RepairItem = .radio,
        volunteerName: String? = "Amal Haddad",
        isWaitingForPart: Bool = false
    ) -> Self {
        .init(
            id: id, ticket: ticket, item: item, volunteerName: volunteerName,
            isWaitingForPart: isWaitingForPart)
    }
}
