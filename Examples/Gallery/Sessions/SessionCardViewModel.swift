import FOSMVVM
import Foundation

/// One item's appointment at a bench.
@ViewModel
public struct SessionCardViewModel {
    @LocalizedString public var appointmentLabel
    @LocalizedString public var volunteerLabel
    @LocalizedString public var unassignedMessage

    public let id: ModelIdType
    /// The number on the tag.
    public let ticket: String
    public let item: RepairItem
    public let itemName: LocalizableString
    public let faultName: LocalizableString
    public let state: SessionState
    public let stateDisplay: LocalizableString
    public let stateNote: LocalizableString
    public let appointment: LocalizableDate
    /// The volunteer who repairs the item, or nil if there is none yet.
    public let volunteerName: String?
    public var vmId: ViewModelId

    public init(
        id: ModelIdType, ticket: String, item: RepairItem, state: SessionState, appointment: Date,
        volunteerName: String?
    ) {
        self.id = id
        self.ticket = ticket
        self.item = item
        itemName = item.localizableString
        faultName = item.usualFault.localizableString
        self.state = state
        stateDisplay = state.localizableString
        stateNote = state.note
        self.appointment = LocalizableDate(value: appointment, dateStyle: .medium, timeStyle: .short)
        self.volunteerName = volunteerName
        vmId = .init(id: id)
    }
}

extension SessionCardViewModel {
    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(
        id: ModelIdType = .sample(1),
        ticket: String = "R-0142",
        item: RepairItem = .radio,
        state: SessionState = .running,
        appointment: Date = SampleDay.appointment,
        volunteerName: String? = "Amal Haddad"
    ) -> Self {
        .init(
            id: id, ticket: ticket, item: item, state: state, appointment: appointment,
            volunteerName: volunteerName)
    }
}

/// The state of the repair of one item.
public enum SessionState: String, CaseIterable, Codable, Sendable {
    case pending, running, completed, failed

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// An explanation of the state for the visitor.
    public var note: LocalizableString {
        .localized(for: Self.self, propertyName: "\(rawValue)Note")
    }
}
