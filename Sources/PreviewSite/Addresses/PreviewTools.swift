import FOSMVVM

/// The theme of the site and its previews.
enum PreviewTheme: String, CaseIterable, Codable, Sendable {
    /// The theme of the reader's system.
    case system
    case dark
    case light
    /// Light and dark side by side, on the workbench.
    case both

    /// The themes of a whole page.
    static let single: [PreviewTheme] = [.system, .dark, .light]

    /// The value for a document. Nil for the system's theme.
    var attribute: String? { Self.single.dropFirst().contains(self) ? rawValue : nil }

    var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}

/// The text direction of a preview.
enum PreviewDirection: String, CaseIterable, Codable, Sendable {
    /// The direction of the locale.
    case natural
    case ltr
    case rtl

    /// Returns the directions in the order of the keyboard shortcut: first the locale's own, then the opposite one.
    static func choices(in locale: LocaleIdentifier) -> [PreviewDirection] {
        locale.isRightToLeft ? [.natural, .ltr, .rtl] : [.natural, .rtl, .ltr]
    }

    var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}

/// The width or the height of a preview in CSS pixels.
struct PreviewLength: Hashable, Comparable, Sendable {
    /// The valid lengths, from a very narrow frame to a 4K screen.
    static let limits = 240...3840

    /// The width of a phone.
    static let phone = Self(clamping: 390)

    /// The widths of a phone, a tablet and a small desktop.
    static let presets = [phone, Self(clamping: 768), Self(clamping: 1280)]

    /// The height of the device with the width, if it is one of the presets.
    var deviceHeight: Self? { [390: 844, 768: 1024, 1280: 800][pixels].map { Self(clamping: $0) } }

    let pixels: Int

    /// Creates a length. Nil outside of ``limits``.
    init?(pixels: Int) {
        guard Self.limits.contains(pixels) else { return nil }
        self.pixels = pixels
    }

    /// Creates the nearest valid length to one that a preview sets, which can be any number except NaN.
    init(clamping width: Double) {
        pixels = Int(min(max(width, Double(Self.limits.lowerBound)), Double(Self.limits.upperBound)))
    }

    static func < (left: Self, right: Self) -> Bool { left.pixels < right.pixels }
}

/// The texts in the panel of texts.
enum StringsFilter: String, CaseIterable, Codable, Sendable {
    case all
    /// Only texts that are missing or wrong in a locale.
    case wrong
}

/// The texts that the page of translations lists.
enum TextsFilter: String, CaseIterable, Codable, Sendable {
    /// The texts that are missing or wrong in a locale.
    case incomplete
    /// All texts of a locale.
    case all
    case missing
    case wrong
    /// The texts that do not fit in a preview.
    case long
    /// The texts that equal those of the default locale.
    case copies
    /// The texts that no preview uses.
    case unused
}
