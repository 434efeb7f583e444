import FOSMVVM

/// How a figure compares with the last repair day.
public enum Trend: String, CaseIterable, Codable, Sendable {
    case rising, steady, falling

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
