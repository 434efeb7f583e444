import FOSMVVM

/// A part of a text that a search has found, or that is beside it. `search-rank.js` makes the same parts.
struct MarkedText: Codable, Hashable, Sendable {
    let text: String
    let isFound: Bool

    /// The maximum number of characters before the first word that is found, and of those that are kept of more.
    private static let lead = (maximum: 40, kept: 20)
    /// The maximum number of characters of a text of which a result shows a part.
    private static let limit = 1000

    /// Returns the parts of a text in which words occur, and those between them.
    static func parts(of text: String, words: [String]) -> [MarkedText] {
        let characters = Array(text)
        let found = found(words, in: characters)
        return zip(characters, found).reduce(into: []) { parts, next in
            if let last = parts.last, last.isFound == next.1 {
                parts[parts.count - 1] = MarkedText(text: last.text + String(next.0), isFound: next.1)
            } else {
                parts.append(MarkedText(text: String(next.0), isFound: next.1))
            }
        }
    }

    /// Returns the parts of a text without most of what is before the first word that is found, from the start of a word.
    static func excerpt(of text: String, words: [String]) -> [MarkedText] {
        let parts = parts(of: String(text.prefix(limit)), words: words)
        guard let lead = parts.first, !lead.isFound, parts.count > 1, lead.text.count > Self.lead.maximum else {
            return parts
        }
        let kept = lead.text.suffix(Self.lead.kept)
        let words = kept.firstIndex(where: \.isWhitespace).map { kept[$0...].dropFirst() } ?? kept
        return [MarkedText(text: "…" + words, isFound: false)] + parts.dropFirst()
    }

    /// Returns for each character whether it belongs to a word. Both are compared without what a search ignores, so a
    /// character can stand for several.
    private static func found(_ words: [String], in characters: [Character]) -> [Bool] {
        let folded = characters.map { Array(SearchText.folded(String($0)).unicodeScalars) }
        let owners = folded.enumerated().flatMap { index, scalars in scalars.map { _ in index } }
        let scalars = folded.flatMap(\.self)
        var found = [Bool](repeating: false, count: characters.count)
        for word in words.map({ Array($0.unicodeScalars) }) where !word.isEmpty && word.count <= scalars.count {
            for start in 0...(scalars.count - word.count) where scalars[start...].starts(with: word) {
                for owner in owners[start..<(start + word.count)] { found[owner] = true }
            }
        }
        return found
    }
}
