import FOSMVVM

/// A step of a check-in, in order.
public enum CheckInStep: String, CaseIterable, Codable, Sendable {
    case item, confirmation, fault, tag

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
