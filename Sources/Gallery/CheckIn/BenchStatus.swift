import FOSMVVM

/// Whether a bench can take another repair.
public enum BenchStatus: String, CaseIterable, Codable, Sendable {
    case free, busy, closed

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
