import FOSMVVM

/// The progress of an intake.
public enum IntakeState: Codable, Hashable, Sendable {
    /// The visitor has not started.
    case idle
    /// The visitor chooses the item that they bring.
    case selectingItem
    /// The visitor has chosen an item.
    case itemSelected(itemId: ModelIdType)
    /// The visitor chooses what is wrong with the item.
    case selectingDetails(itemId: ModelIdType)
    /// The visitor has a ticket.
    case completed(itemId: ModelIdType, detailId: ModelIdType)
}

/// How much work a repair probably is.
public enum RepairLevel: String, CaseIterable, Codable, Hashable, Sendable {
    case low, high

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}

/// Whether the volunteer for a fault is at the workbench.
public enum VolunteerStatus: String, CaseIterable, Codable, Hashable, Sendable {
    case atBench, onBreak

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
