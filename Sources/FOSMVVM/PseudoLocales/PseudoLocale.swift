/// A locale for testing, generated from the texts of the store's default locale.
///
/// CLDR and Android use the tags `en-XA` and `ar-XB` for such locales.
public enum PseudoLocale: String, CaseIterable, Sendable {
    /// Accented letters, 40% longer, in brackets. Unchanged text is not localized. Text without its bracket is cut off.
    case accented = "en-XA"
    /// The letters of each text from right to left. An element on the same side does not follow the direction.
    case mirrored = "ar-XB"
    /// The key of each text instead of the text.
    case keys

    /// The locale's tag.
    public var identifier: LocaleIdentifier { LocaleIdentifier(self) }

    /// Whether a character is one that ``accented`` shows instead of a letter.
    package static func hasAccent(_ character: Character) -> Bool { AccentedText.letters.contains(character) }

    /// Returns the transformed text.
    func shown(_ text: String, of use: TextUse) -> String {
        switch self {
        case .accented: AccentedText.bracketed(text)
        case .mirrored: MirroredText.mirrored(text)
        case .keys: "⟪\(use.name)⟫"
        }
    }

    /// Returns a number or date in the format of the default locale, transformed.
    func shown(formatted text: String) -> String {
        switch self {
        case .accented: AccentedText.accented(text)
        case .mirrored: MirroredText.mirrored(text)
        case .keys: text
        }
    }
}

extension LocaleIdentifier {
    /// The pseudo-locale with this tag. Nil for other tags.
    public var pseudo: PseudoLocale? { PseudoLocale(rawValue: tag) }
}

/// Adds accents to the letters of texts, which remain readable.
enum AccentedText {
    /// Returns the text with accents, 40% longer, and in brackets. A text without letters does not change.
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

    /// Returns the text with accents.
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

/// Writes texts from right to left, even if their letters run from left to right.
enum MirroredText {
    /// Returns the text with each readable run reversed by U+202E, between marks of its direction (UAX #9 §2.2, §2.6).
    static func mirrored(_ text: String) -> String {
        TextRuns.changed(text) { run in
            run.contains(where: \.isLetter) ? "\u{200F}\u{202E}\(run)\u{202C}\u{200F}" : String(run)
        }
    }
}

/// The readable runs of a text, and the parts to keep: placeholders `%{name}`, and HTML tags and references.
enum TextRuns {
    /// Returns the text with transformed readable runs.
    static func changed(_ text: String, by change: (Substring) -> String) -> String {
        var result = ""
        var start = text.startIndex
        for kept in text.matches(of: kept()) {
            result += change(text[start..<kept.range.lowerBound]) + text[kept.range]
            start = kept.range.upperBound
        }
        return result + change(text[start...])
    }

    /// Compares scalars, because a combining mark after a brace makes it a different character.
    private static func kept() -> Regex<Substring> {
        /%\{[^}]*\}|<\/?[A-Za-z][^<>]*>|&#?[A-Za-z0-9]+;/.matchingSemantics(.unicodeScalar)
    }
}
