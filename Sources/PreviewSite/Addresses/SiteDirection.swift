import FOSMVVM

/// In which direction a preview runs.
enum SiteDirection: String, CaseIterable, Codable, Sendable {
    /// As its locale runs.
    case natural
    case ltr
    case rtl

    var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
