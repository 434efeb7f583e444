import HTMLTokens

/// A word of a query, with similar words of what is searched.
struct SearchWord: Hashable, Sendable {
    /// The word as it was entered, folded.
    let text: String
    /// The words that are searched besides it. Empty while something has the word itself.
    let similar: [String]

    init(_ text: String, similar: [String] = []) {
        self.text = text
        self.similar = similar
        all = [text] + similar
    }

    /// The word, then those that are similar.
    let all: [String]

    /// Whether a folded text contains the word, or a similar one.
    func occurs(in text: String) -> Bool { all.contains(where: text.hasFolded) }
}

/// The words of everything that is searched, folded, to find those that a reader has mistyped.
struct SearchVocabulary: Sendable {
    /// The maximum number of similar words for one.
    private static let limit = 8

    private let words: [[UInt16]]

    init(_ entries: SearchEntries) {
        var words: Set<Substring> = []
        for entry in entries.named {
            for name in [entry.label, entry.owner] + entry.names {
                words.insert(SearchText.folded(name)[...])
                words.formUnion(Self.words(of: SearchText.folded(Self.withSpaces(name))))
            }
            for text in entry.others { words.formUnion(Self.words(of: SearchText.folded(text))) }
        }
        for texts in entries.texts {
            for text in texts.texts { words.formUnion(Self.words(of: text.folded)) }
        }
        self.words = words.map { Array($0.utf16) }
    }

    /// Returns words with those that are similar. Nil if no word has similar ones.
    func words(like words: [String]) -> [SearchWord]? {
        let found = words.map { SearchWord($0, similar: similar(to: $0)) }
        return found.contains { !$0.similar.isEmpty } ? found : nil
    }

    /// Returns the beginnings of words with the fewest wrong letters: at most one from four letters on, two from eight.
    private func similar(to word: String) -> [String] {
        let letters = Array(word.utf16)
        guard letters.count >= 4, !word.unicodeScalars.contains(where: \.isDigit) else { return [] }
        var best = letters.count >= 8 ? 2 : 1
        var found: Set<[UInt16]> = []
        var distances = PrefixDistance(of: letters, limit: best)
        for other in words {
            guard let (distance, count) = distances.nearest(in: other), distance > 0, distance <= best else { continue }
            if distance < best { found.removeAll() }
            best = distance
            found.insert(Array(other.prefix(count)))
        }
        return found.sorted { $0.lexicographicallyPrecedes($1) }.prefix(Self.limit).map {
            String(decoding: $0, as: UTF16.self)
        }
    }

    /// Returns the words of a folded text, without signs between them.
    private static func words(of text: String) -> [Substring] {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        if isASCII { return text.utf8.split { !$0.isASCIILetter && !(0x30...0x39).contains($0) }.map(Substring.init) }
        return text.unicodeScalars.split { !$0.isInWord }.map(Substring.init)
    }

    /// Returns a name with a space before each capital letter inside of it.
    private static func withSpaces(_ name: String) -> String {
        var isInside = false
        return name.unicodeScalars.reduce(into: "") { spaced, scalar in
            if isInside, scalar.properties.generalCategory == .uppercaseLetter { spaced += " " }
            spaced.unicodeScalars.append(scalar)
            isInside = scalar.isInWord && scalar.properties.generalCategory != .uppercaseLetter
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter, a digit or a mark.
    fileprivate var isInWord: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark:
            true
        default: isDigit
        }
    }

    fileprivate var isDigit: Bool {
        [.decimalNumber, .letterNumber, .otherNumber].contains(properties.generalCategory)
    }
}

/// Computes how many letters of a word are wrong in the beginnings of others: replaced, missing, additional, or exchanged with
/// the next one.
///
/// It is the optimal string alignment distance, the restricted form of Damerau and Levenshtein. Only the part of the table
/// near its diagonal is computed, because no other part is within the limit.
private struct PrefixDistance {
    private let word: [UInt16]
    private let limit: Int
    /// The last three rows of the table. A row has the distances of the beginnings of the other word.
    private var rows: [[Int]]

    init(of word: [UInt16], limit: Int) {
        self.word = word
        self.limit = limit
        rows = Array(repeating: Array(repeating: 0, count: word.count + limit + 2), count: 3)
    }

    /// Returns the distance of the nearest beginning of a word, and its length. Nil if it is over the limit. Of several, it is
    /// the longest.
    mutating func nearest(in other: [UInt16]) -> (distance: Int, count: Int)? {
        let width = min(other.count, word.count + limit)
        guard width >= word.count - limit else { return nil }
        let over = limit + 1
        for column in 0...width { rows[0][column] = min(column, over) }
        for row in 1...word.count {
            let (this, last, before) = (row % 3, (row + 2) % 3, (row + 1) % 3)
            let (start, end) = (max(row - limit, 1), min(row + limit, width))
            rows[this][start - 1] = start == 1 ? min(row, over) : over
            var least = rows[this][start - 1]
            for column in start...end {
                let isSame = word[row - 1] == other[column - 1]
                var distance = min(rows[last][column - 1] + (isSame ? 0 : 1), rows[this][column - 1] + 1)
                if column < row + limit { distance = min(distance, rows[last][column] + 1) }
                if row > 1, column > 1, word[row - 1] == other[column - 2], word[row - 2] == other[column - 1] {
                    distance = min(distance, rows[before][column - 2] + 1)
                }
                rows[this][column] = min(distance, over)
                least = min(least, distance)
            }
            if least > limit { return nil }
        }
        let columns = max(word.count - limit, 0)...width
        let beginnings = columns.map { (distance: rows[word.count % 3][$0], count: $0) }
        let nearest = beginnings.min { ($0.distance, -$0.count) < ($1.distance, -$1.count) }
        return nearest.flatMap { $0.distance > limit ? nil : $0 }
    }
}
