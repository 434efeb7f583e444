import FOSMVVM

/// A place in the workshop for one kind of work.
public enum Station: String, CaseIterable, Codable, Sendable {
    case electronics, textiles, bicycles, woodwork

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// What to bring, or to know beforehand.
    public var subtitle: LocalizableString {
        .localized(for: Self.self, propertyName: "\(rawValue)Subtitle")
    }

    /// What is done there.
    public var description: LocalizableString {
        .localized(for: Self.self, propertyName: "\(rawValue)Description")
    }
}
