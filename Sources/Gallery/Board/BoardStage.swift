import FOSMVVM

/// Where an item is between the hook and the way home.
public enum BoardStage: String, CaseIterable, Codable, Sendable {
    case waiting, onTheBench, done

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
