import FOSMVVM
import Foundation

/// One repair in the list of the day.
@ViewModel
public struct TaskRowViewModel {
    @LocalizedString public var ownerLabel
    @LocalizedString public var broughtInLabel
    @LocalizedString public var urgentLabel

    public let id: ModelIdType
    public let ticket: String
    public let item: RepairItem
    public let itemName: LocalizableString
    public let faultName: LocalizableString
    public let ownerName: String
    public let broughtInAt: LocalizableDate
    public let isUrgent: Bool
    public var vmId: ViewModelId

    public init(
        id: ModelIdType, ticket: String, item: RepairItem, ownerName: String, broughtInAt: Date, isUrgent: Bool
    ) {
        self.id = id
        self.ticket = ticket
        self.item = item
        itemName = item.localizableString
        faultName = item.usualFault.localizableString
        self.ownerName = ownerName
        self.broughtInAt = LocalizableDate(value: broughtInAt)
        self.isUrgent = isUrgent
        vmId = .init(id: id)
    }
}

extension TaskRowViewModel {
    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(
        id: ModelIdType = .sample(1),
        ticket: String = "R-0142",
        item: RepairItem = .lamp,
        ownerName: String = "Mina Okafor",
        broughtInAt: Date = SampleDay.opening,
        isUrgent: Bool = false
    ) -> Self {
        .init(
            id: id, ticket: ticket, item: item, ownerName: ownerName, broughtInAt: broughtInAt,
            isUrgent: isUrgent)
    }

    /// Returns the repairs of one morning.
    public static func stubs() -> [Self] {
        [
            .stub(isUrgent: true),
            .stub(id: .sample(2), ticket: "R-0143", item: .radio, ownerName: "Piotr Zieliński"),
            .stub(id: .sample(3), ticket: "R-0144", item: .bicycle, ownerName: "Lucía Fernández"),
            .stub(id: .sample(4), ticket: "R-0145", item: .jacket, ownerName: "佐藤 葵"),
        ]
    }
}
