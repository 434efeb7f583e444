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
