import FOSMVVM

/// In which colors the site and its previews are shown.
enum PreviewTheme: String, CaseIterable, Codable, Sendable {
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

/// In which direction a preview runs.
enum PreviewDirection: String, CaseIterable, Codable, Sendable {
    /// As its locale runs.
    case natural
    case ltr
    case rtl

    /// The directions in the order that the key goes through them: after the locale's own the one that it does not have.
    static func choices(in locale: LocaleIdentifier) -> [PreviewDirection] {
        locale.isRightToLeft ? [.natural, .ltr, .rtl] : [.natural, .rtl, .ltr]
    }

    var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}

/// How wide a preview is shown, in CSS pixels.
struct PreviewWidth: Hashable, Comparable, Sendable {
    /// What can be asked for: from the narrowest watch-like frame to a 4K screen.
    static let limits = 240...3840

    /// A phone's.
    static let phone = Self(clamping: 390)

    /// A phone, a tablet and a small desktop.
    static let presets = [phone, Self(clamping: 768), Self(clamping: 1280)]

    let pixels: Int

    /// The width, or nil outside ``limits``.
    init?(pixels: Int) {
        guard Self.limits.contains(pixels) else { return nil }
        self.pixels = pixels
    }

    /// The nearest width within ``limits`` to one that a preview asks for, which may be any number but NaN.
    init(clamping width: Double) {
        pixels = Int(min(max(width, Double(Self.limits.lowerBound)), Double(Self.limits.upperBound)))
    }

    static func < (left: Self, right: Self) -> Bool { left.pixels < right.pixels }
}

/// What the workbench's drawer shows.
enum Panel: String, CaseIterable, Codable, Sendable {
    case html
    case viewModel
    case template
    case strings
    case problems
    /// None of them: the drawer is closed.
    case closed

    /// The panels that have a tab.
    static let tabs: [Panel] = [.html, .viewModel, .template, .strings, .problems]

    var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}

/// Which texts the panel of texts lists.
enum StringsFilter: String, CaseIterable, Codable, Sendable {
    case all
    /// Those that a locale lacks, or has otherwise than the default locale.
    case wrong
}

/// Which locales have a column in the matrix.
enum MatrixColumns: String, CaseIterable, Codable, Sendable {
    /// Those that have texts.
    case hide
    /// The pseudo-locales too.
    case show
}
