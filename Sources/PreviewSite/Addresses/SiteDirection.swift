import FOSMVVM

/// In which direction a preview runs.
enum SiteDirection: String, CaseIterable, Codable, Sendable {
    /// As its locale runs.
    case natural
    case ltr
    case rtl

    /// The directions in the order that the key goes through them: after the locale's own the one that it does not have.
    static func choices(in locale: LocaleIdentifier) -> [SiteDirection] {
        locale.isRightToLeft ? [.natural, .ltr, .rtl] : [.natural, .rtl, .ltr]
    }

    var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
