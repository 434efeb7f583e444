import Foundation
import HTMLRendering

/// What shows the theme of a document to its stylesheets: a class or another attribute of an element.
struct ThemeMark: Codable, Hashable, Sendable {
    let isOnBody: Bool
    let attribute: String
    let value: String
}

/// The marks of both themes, from the settings of a package.
struct ThemeMarks: Sendable {
    /// The names of the themes that have marks.
    private static let themes = [PreviewTheme.light, .dark].map(\.rawValue)

    private static let standard = Dictionary(
        uniqueKeysWithValues: themes.map { ($0, ThemeMark(isOnBody: false, attribute: "data-theme", value: $0)) })

    private let marks: [String: ThemeMark]

    /// The marks of a package without the setting.
    init() {
        marks = Self.standard
    }

    /// - Throws: `PackageSettingsError`.
    init(settings: PackageSettings) throws {
        let found = try settings.values(of: .theme, Self.marks)
        marks = found.isEmpty ? Self.standard : found.reduce(into: [:]) { $0.merge($1) { $1 } }
    }

    /// Returns the mark of a theme. Nil for the system's theme, and for one that the absence of a mark shows.
    func mark(of theme: String?) -> ThemeMark? { theme.flatMap { marks[$0] } }

    /// Returns the marks that an entry determines: that of its theme, or of all themes for an attribute without a value,
    /// or that of the dark theme.
    private static func marks(of entry: PackageSettings.Entry) throws -> [String: ThemeMark] {
        guard entry.name.isEmpty || themes.contains(entry.name) else { throw NotATheme(name: entry.name) }
        guard let selector = ThemeSelector(entry.value) else { throw NotAThemeMark(value: entry.value) }
        let isForAll = entry.name.isEmpty && selector.value == nil
        let names = isForAll ? themes : [entry.name.isEmpty ? PreviewTheme.dark.rawValue : entry.name]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, selector.mark(of: $0)) })
    }
}

/// A class or an attribute as a selector of CSS: `.dark`, `body.dark`, `data-theme`, `[data-theme=night]`.
private struct ThemeSelector {
    private let isOnBody: Bool
    private let attribute: String
    /// The value of the attribute. Nil for the theme's name.
    let value: String?

    /// Nil for any other selector, and for an attribute that documents have already.
    init?(_ text: String) {
        let form = /(body)?(?:\.([\w-]+)|\[([a-z][a-z0-9-]*)(?:=["']?([\w-]+)["']?)?\])/
        let bare = /([a-z][a-z0-9-]*)(?:=([\w-]+))?/
        if let match = text.wholeMatch(of: form) {
            isOnBody = match.1 != nil
            attribute = match.3.map(String.init) ?? "class"
            value = (match.2 ?? match.4).map(String.init)
        } else if let match = text.wholeMatch(of: bare) {
            isOnBody = false
            attribute = String(match.1)
            value = match.2.map(String.init)
        } else {
            return nil
        }
        guard !attribute.hasPrefix("on"), !["id", "lang", "dir", "style"].contains(attribute) else { return nil }
    }

    func mark(of theme: String) -> ThemeMark {
        ThemeMark(isOnBody: isOnBody, attribute: attribute, value: value ?? theme)
    }
}

/// The value of the setting is not the mark of a theme.
private struct NotAThemeMark: LocalizedError {
    let value: String

    var errorDescription: String? {
        "'\(value.excerpt)' is not a class or an attribute. Write one, such as 'theme: .dark' or 'theme: data-theme'."
    }
}

/// The setting has a mark for something else.
private struct NotATheme: LocalizedError {
    let name: String

    var errorDescription: String? {
        "There is no theme '\(name.excerpt)'. The themes are light and dark."
    }
}
