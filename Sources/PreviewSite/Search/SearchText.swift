import Foundation

/// A text without the differences that a search ignores: case, accents, strokes, width, ligatures and typographic signs.
enum SearchText {
    /// The signs that people type instead of typographic ones.
    private static let signs = table([("'", "‘’‚‛‹›ʼ´`′"), ("\"", "“”„‟«»″"), ("-", "‐‑‒–—―−")])

    /// The letters that people type instead of those that Unicode does not take apart.
    ///
    /// Source: CLDR, the transform `Latin-ASCII`.
    private static let letters = table([
        ("a", "ⱥ"), ("ae", "æ"), ("b", "ƀɓ"), ("c", "ƈȼ"), ("d", "đðɖɗ"), ("e", "əɛɇ"), ("f", "ƒ"), ("g", "ǥɠɣ"),
        ("h", "ħɦ"), ("i", "ıɨ"), ("j", "ɉ"), ("k", "ƙĸ"), ("l", "łƚ"), ("n", "ŋɲƞ"), ("o", "øɔɵ"), ("oe", "œ"),
        ("p", "ƥ"), ("r", "ɍ"), ("ss", "ß"), ("t", "ŧƭ"), ("th", "þ"), ("u", "ʉ"), ("v", "ʋ"), ("y", "ƴɏ"),
        ("z", "ƶȥ"),
    ])

    private static func table(_ rows: [(typed: String, written: String)]) -> [Unicode.Scalar: String] {
        Dictionary(uniqueKeysWithValues: rows.flatMap { typed, written in written.unicodeScalars.map { ($0, typed) } })
    }

    static func folded(_ text: some StringProtocol) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        let typed = text.unicodeScalars.reduce(into: "") { $0 += signs[$1] ?? String($1) }
        let letters = withTypedLetters(
            withoutMarks(typed.decomposedStringWithCompatibilityMapping).folding(options: .caseInsensitive, locale: nil)
        )
        return letters.precomposedStringWithCompatibilityMapping
    }

    private static func withTypedLetters(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += letters[$1] ?? String($1) }
    }

    /// Returns a text without accents and Arabic or Hebrew vowels. Marks of later scripts make other letters.
    private static func withoutMarks(_ text: String) -> String {
        let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .spacingMark, .enclosingMark]
        let kept = text.unicodeScalars.filter { $0.value >= 0x900 || !marks.contains($0.properties.generalCategory) }
        return String(String.UnicodeScalarView(kept))
    }

    /// Returns the words of a text. The file of a template is the name of its view.
    static func words(of text: String) -> [String] {
        folded(text).split(whereSeparator: \.isWhitespace).map { word in
            String(word.hasSuffix(".mustache") ? word.dropLast(".mustache".count) : word)
        }
    }

    /// Returns each word of a text once, because the words of a query are searched one by one.
    static func distinctWords(_ text: String) -> String {
        var known: Set<String> = []
        return words(of: text).filter { known.insert($0).inserted }.joined(separator: " ")
    }
}

extension String {
    /// Whether a folded text contains another one. Their bytes are compared, which is much faster than characters.
    func hasFolded(_ word: String) -> Bool {
        let (text, word) = (utf8Span.span, word.utf8Span.span)
        guard let first = word.isEmpty ? nil : word[0] else { return true }
        guard text.count >= word.count else { return false }
        for start in 0...(text.count - word.count) where text[start] == first {
            var index = 1
            while index < word.count, text[start + index] == word[index] { index += 1 }
            if index == word.count { return true }
        }
        return false
    }
}
