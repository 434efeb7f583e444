import FOSMVVM

/// What a volunteer does in the workshop.
public enum VolunteerRole: String, CaseIterable, Codable, Sendable {
    case fixer, host, apprentice

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
