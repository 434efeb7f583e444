import FOSMVVM

/// How soon an item is needed back.
public enum Urgency: String, CaseIterable, Codable, Sendable {
    case low, normal, high

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
