import FOSMVVM

/// What a volunteer is good at.
public enum Skill: String, CaseIterable, Codable, Sendable {
    case soldering, sewing, bicycleRepair, woodwork

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
