import FOSMVVM

/// Where a check-in is.
public enum CheckInState: Codable, Hashable, Sendable {
    /// Nobody is at the desk.
    case idle
    /// The visitor says what they brought.
    case selectingItem
    /// The item is known and looked at.
    case itemSelected(itemId: ModelIdType)
    /// The visitor says what is wrong with it.
    case selectingDetails
    /// The tag is printed.
    case completed(itemId: ModelIdType, detailId: ModelIdType)

    /// The step that the state belongs to; nil before the first.
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

/// A step of a check-in, in order.
public enum CheckInStep: String, CaseIterable, Codable, Sendable {
    case item, confirmation, fault, tag

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
