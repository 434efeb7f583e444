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
