import FOSMVVM

/// The item that a visitor brings.
@ViewModel(options: [.clientHostedFactory])
public struct IntakeItemViewModel {
    @LocalizedString public var levelLabel
    @LocalizedString public var declinedMessage

    public let itemName: LocalizableString
    /// Whether the workshop accepts the item today.
    public let isActive: Bool
    public let levelText: LocalizableString
    public var vmId: ViewModelId

    public init(itemId: ModelIdType, isActive: Bool, level: RepairLevel) {
        itemName = RepairGoods(id: itemId).localizableString
        self.isActive = isActive
        levelText = level.localizableString
        vmId = .init(id: itemId)
    }

    /// Returns a radio that is little work.
    public static func stub(
        itemId: ModelIdType = .fixed(2), isActive: Bool = true, level: RepairLevel = .low
    ) -> Self {
        .init(itemId: itemId, isActive: isActive, level: level)
    }
}
