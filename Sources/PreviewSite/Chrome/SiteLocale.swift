import FOSMVVM
import HTMLRendering

/// A locale that the site can be read in, with what naming it takes, which is found once for each reload.
struct SiteLocale: Sendable {
    let identifier: LocaleIdentifier
    /// The locale's own name, as it stands alone in a list: many languages write their names in lower case within a sentence.
    let name: String
    /// The value of `dir` for text in the locale.
    let direction: String

    /// The name with the tag: `Deutsch (de)`.
    var title: String { "\(name) (\(identifier.tag))" }

    init(_ identifier: LocaleIdentifier) {
        let name = identifier.autonym
        self.identifier = identifier
        self.name = name.prefix(1).uppercased(with: identifier.plainLocale) + name.dropFirst()
        direction = identifier.direction
    }
}
