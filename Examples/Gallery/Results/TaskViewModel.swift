import FOSMVVM
import Foundation

/// The record of a finished repair.
@ViewModel
public struct TaskViewModel {
    @LocalizedString public var title
    @LocalizedString public var ownerLabel
    @LocalizedString public var volunteerLabel
    @LocalizedString public var completedAtLabel
    @LocalizedString public var partsCostLabel
    @LocalizedString public var thanksMessage

    public let id: ModelIdType
    public let ticket: String
    public let item: RepairItem
    public let itemName: LocalizableString
    public let ownerName: String
    public let volunteerName: String
    public let completedAt: LocalizableDate
    /// In euros.
    public let partsCost: LocalizableDouble
    public var vmId: ViewModelId

    public init(
        id: ModelIdType, ticket: String, item: RepairItem, ownerName: String, volunteerName: String,
        completedAt: Date, partsCost: Double
    ) {
        self.id = id
        self.ticket = ticket
        self.item = item
        itemName = item.localizableString
        self.ownerName = ownerName
        self.volunteerName = volunteerName
        self.completedAt = LocalizableDate(value: completedAt, dateStyle: .medium, timeStyle: .short)
        self.partsCost = LocalizableDouble(value: partsCost, minimumFractionDigits: 2)
        vmId = .init(id: id)
    }
}

extension TaskViewModel {
    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(
        id: ModelIdType = .sample(1),
        ticket: String = "R-0142",
        item: RepairItem = .lamp,
        ownerName: String = "Mina Okafor",
        volunteerName: String = "Amal Haddad",
        completedAt: Date = SampleDay.completion,
        partsCost: Double = 3.5
    ) -> Self {
        .init(
            id: id, ticket: ticket, item: item, ownerName: ownerName, volunteerName: volunteerName,
            completedAt: completedAt, partsCost: partsCost)
    }
}
