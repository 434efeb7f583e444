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

/// Texts with accents on their letters, which stay readable.
enum AccentedText {
    /// The text accented, 40 % longer, and in brackets; one without letters as it is.
    static func bracketed(_ text: String) -> String {
        var letters = 0
        let accented = TextRuns.changed(text) { run in
            letters += run.count { $0.isLetter }
            return Self.accented(run)
        }
        guard letters > 0 else { return text }
        let length = (text.count * 2 + 4) / 5
        return "[\(accented) \(String(repeating: "~", count: length))]"
    }

    /// The text with accents.
    static func accented(_ text: some StringProtocol) -> String {
        String(text.map { accents[$0] ?? $0 })
    }

    /// The letters with accents.
    static let letters = Set(accents.values)

    private static let accents: [Character: Character] = {
        let lowercase = zip("abcdefghijklmnopqrstuvwxyz", "åƀçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýž")
        let uppercase = zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ")
        return Dictionary(uniqueKeysWithValues: Array(lowercase) + Array(uppercase))
    }()
}

/// Texts that are read from right to left, though their letters are not.
enum MirroredText {
    /// The text with each readable run turned round by U+202E, between marks of its direction (UAX #9 §2.2, §2.6).
    static func mirrored(_ text: String) -> String {
        TextRuns.changed(text) { run in
            run.contains(where: \.isLetter) ? "\u{200F}\u{202E}\(run)\u{202C}\u{200F}" : String(run)
        }
    }
}

/// The runs of a text that a reader reads, and those that are kept: placeholders `%{name}`, tags and references of HTML.
enum TextRuns {
    /// The text with its readable runs changed.
    static func changed(_ text: String, by change: (Substring) -> String) -> String {
        var result = ""
        var start = text.startIndex
        for kept in text.matches(of: kept()) {
            result += change(text[start..<kept.range.lowerBound]) + text[kept.range]
            start = kept.range.upperBound
        }
        return result + change(text[start...])
    }

    /// Scalars are compared, because a mark that combines with a brace makes another character of it.
    private static func kept() -> Regex<Substring> {
        /%\{[^}]*\}|<\/?[A-Za-z][^<>]*>|&#?[A-Za-z0-9]+;/.matchingSemantics(.unicodeScalar)
    }
}
