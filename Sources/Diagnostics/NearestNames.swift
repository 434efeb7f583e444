/// The names that someone may have meant by one that is unknown.
public enum NearestNames {
    /// The names nearest to a word, the nearest first, without those that have little in common with it.
    ///
    /// Case does not count. A name that contains the word, or is contained in it, is near too. Distance is that of
    /// Damerau and Levenshtein with adjacent transpositions.
    ///
    /// - Parameters:
    ///   - word: What was asked for; of a longer word only the first 100 characters count.
    ///   - names: What there is.
    ///   - limit: The most names to give.
    public static func nearest(to word: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
        let word = Array(word.lowercased().prefix(100))
        return names.compactMap { name in distance(from: word, to: name).map { (name, $0) } }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            .prefix(limit).map(\.0)
    }

    /// The distance to a name, or nil when more than two fifths of the characters differ and neither contains the
    /// other.
    private static func distance(from word: [Character], to name: String) -> Int? {
        let name = Array(name.lowercased())
        let edits = editDistance(word, name)
        let longest = max(word.count, name.count)
        if edits < longest, edits <= max(1, longest * 2 / 5) { return edits }
        let (short, long) = word.count < name.count ? (word, name) : (name, word)
        return short.count > 2 && String(long).contains(String(short)) ? edits : nil
    }

    /// How many insertions, deletions, replacements and swaps of neighbors lead from one word to the other.
    package static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, character) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var edits = min(last[column + 1], current[column]) + 1
                edits = min(edits, last[column] + (character == other ? 0 : 1))
                let isSwap = row > 0 && column > 0 && character == right[column - 1] && left[row - 1] == other
                if isSwap { edits = min(edits, beforeLast[column - 1] + 1) }
                current.append(edits)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}

extension NearestNames {
    /// Says that there is no such name, and which ones may have been meant.
    ///
    /// - Parameter hint: What to do where none is near.
    package static func unknown(_ kind: String, _ name: String, among names: [String], hint: String = "") -> String {
        let nearest = nearest(to: name, among: names)
        guard !nearest.isEmpty else { return "There is no \(kind) '\(name.excerpt)'.\(hint)" }
        return "There is no \(kind) '\(name.excerpt)'. Did you mean \(nearest.joined(separator: " or "))?"
    }
}
