/// A locale for testing, made from the texts of the store's default locale.
///
/// `en-XA` and `ar-XB` are the tags that CLDR and Android give to such locales.
public enum PseudoLocale: String, CaseIterable, Sendable {
    /// Accented letters, 40 % longer, in brackets: what does not change is not localized, what loses its bracket is cut.
    case accented = "en-XA"
    /// From right to left, with the letters of each text reversed: what stays does not follow the direction.
    case mirrored = "ar-XB"
    /// The key of each text in its place.
    case keys

    /// The locale's tag.
    public var identifier: LocaleIdentifier { LocaleIdentifier(self) }

    /// Whether a character is one that ``accented`` shows in place of a letter.
    package static func hasAccent(_ character: Character) -> Bool { AccentedText.letters.contains(character) }

    /// What is shown for a text.
    func shown(_ text: String, of use: TextUse) -> String {
        switch self {
        case .accented: AccentedText.bracketed(text)
        case .mirrored: MirroredText.mirrored(text)
        case .keys: "⟪\(use.name)⟫"
        }
    }

    /// What is shown for a number or a date as the default locale writes it.
    func shown(formatted text: String) -> String {
        switch self {
        case .accented: AccentedText.accented(text)
        case .mirrored: MirroredText.mirrored(text)
        case .keys: text
        }
    }
}

extension LocaleIdentifier {
    /// The pseudo-locale that the tag stands for, if it is one's.
    public var pseudo: PseudoLocale? { PseudoLocale(rawValue: tag) }
}
