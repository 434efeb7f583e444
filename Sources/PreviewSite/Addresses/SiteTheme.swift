import FOSMVVM

/// In which colors the site and its previews are shown.
enum SiteTheme: String, CaseIterable, Codable, Sendable {
    /// As the reader's system has it.
    case system
    case dark
    case light

    /// What addresses and documents say: nil leaves it to the system.
    var attribute: String? { self == .system ? nil : rawValue }

    var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
