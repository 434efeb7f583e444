import FOSMVVM

/// The state of a check-in.
public enum CheckInState: Codable, Hashable, Sendable {
    /// Nobody is at the desk.
    case idle
    /// The visitor selects the item that they brought.
    case selectingItem
    /// The visitor has selected an item.
    case itemSelected(itemId: ModelIdType)
    /// The visitor selects the fault of the item.
    case selectingDetails
    /// The check-in is complete, and the tag is printed.
    case completed(itemId: ModelIdType, detailId: ModelIdType)

    /// The step of the state, or nil before the first step.
    public var step: CheckInStep? {
        switch self {
        case .idle: nil
        case .selectingItem: .item
        case .itemSelected: .confirmation
        case .selectingDetails: .fault
        case .completed: .tag
        }
    }
}

/// The steps of a check-in, in order.
public enum CheckInStep: String, CaseIterable, Codable, Sendable {
    case item, confirmation, fault, tag

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
