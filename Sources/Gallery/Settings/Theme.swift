import FOSMVVM

/// The light of the application.
public enum Theme: String, CaseIterable, Codable, Sendable {
    case system, light, dark

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
