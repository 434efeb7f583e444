import FOSMVVM

/// How far the repair of one item is.
public enum SessionState: String, CaseIterable, Codable, Sendable {
    case pending, running, completed, failed

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// What the state means for the visitor.
    public var note: LocalizableString {
        .localized(for: Self.self, propertyName: "\(rawValue)Note")
    }
}
