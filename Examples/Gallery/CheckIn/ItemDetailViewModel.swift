import FOSMVVM

/// The item that a visitor brought, and whether the workshop can accept it.
@ViewModel
public struct ItemDetailViewModel {
    @LocalizedString public var ownerLabel
    @LocalizedString public var ageLabel
    @LocalizedString public var urgencyLabel
    @LocalizedString public var acceptedLabel
    @LocalizedString public var declinedLabel

    public let id: ModelIdType
    public let item: RepairItem
    public let itemName: LocalizableString
    /// Whether the workshop accepts the item.
    public let isActive: Bool
    public let ownerName: String
    /// The age in years.
    public let age: LocalizableInt
    public let urgency: Urgency
    public let urgencyDisplay: LocalizableString
    public var vmId: ViewModelId

    public init(
        id: ModelIdType, item: RepairItem, isActive: Bool, ownerName: String, age: Int, urgency: Urgency
    ) {
        self.id = id
        self.item = item
        itemName = item.localizableString
        self.isActive = isActive
        self.ownerName = ownerName
        self.age = LocalizableInt(value: age)
        self.urgency = urgency
        urgencyDisplay = urgency.localizableString
        vmId = .init(id: id)
    }
}

extension ItemDetailViewModel {
    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(
        id: ModelIdType = .sample(1),
        item: RepairItem = .radio,
        isActive: Bool = true,
        ownerName: String = "Mina Okafor",
        age: Int = 62,
        urgency: Urgency = .normal
    ) -> Self {
        .init(id: id, item: item, isActive: isActive, ownerName: ownerName, age: age, urgency: urgency)
    }
}

/// How soon the owner needs the item back.
public enum Urgency: String, CaseIterable, Codable, Sendable {
    case low, normal, high

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
