import FOSMVVM

/// A locale under its own name, as a link to the same page in it.
struct LocaleChoice: Codable, Sendable {
    let code: String
    let name: String
    let direction: String
    let address: String
    let isCurrent: Bool
    /// Whether the key for the next locale chooses this one.
    let isNext: Bool

    init(_ locale: LocaleIdentifier, context: PageContext, isNext: Bool) {
        code = locale.tag
        name = locale.title
        direction = locale.isRightToLeft ? "rtl" : "ltr"
        address = context.here { $0.locale = locale }
        isCurrent = locale == context.locale
        self.isNext = isNext
    }
}

extension LocaleIdentifier {
    /// The locale's own name, as it stands alone in a list: many languages write their names in lower case within a sentence.
    var title: String {
        let name = autonym
        return name.prefix(1).uppercased(with: locale) + name.dropFirst()
    }
}
