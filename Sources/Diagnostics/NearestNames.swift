/// Finds the names that are similar to an unknown name.
package enum NearestNames {
    /// Returns the names that are most similar to a word, the most similar first.
    ///
    /// A name is similar if at most two fifths of its characters differ (the Damerau–Levenshtein distance with adjacent
    /// transpositions), or if it contains the word or is contained in it. Upper and lower case are equal.
    ///
    /// - Parameters:
    ///   - word: The unknown name. Only its first 100 characters are compared.
    ///   - names: The existing names.
    ///   - limit: The maximum number of names to return.
    package static func nearest(to word: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
        let word = Array(word.lowercased().prefix(100))
        return names.compactMap { name in distance(from: word, to: name).map { (name, $0) } }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            .prefix(limit).map(\.0)
    }

    /// Returns the distance to a name. Nil if it is not similar.
    private static func distance(from word: [Character], to name: String) -> Int? {
        let name = Array(name.lowercased())
        let edits = editDistance(word, name)
        let longest = max(word.count, name.count)
        if edits < longest, edits <= max(1, longest * 2 / 5) { return edits }
        let (short, long) = word.count < name.count ? (word, name) : (name, word)
        return short.count > 2 && String(long).contains(String(short)) ? edits : nil
    }

    /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two words.
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
    /// The maximum number of mistyped letters.
    private static let mistypedLimit = 2

    /// Whether a name differs from another one by at most two letters, and by at most a third of them.
    package static func isMistyped(_ name: String, for other: String) -> Bool {
        guard abs(name.count - other.count) <= mistypedLimit else { return false }
        let edits = editDistance(Array(name.lowercased()), Array(other.lowercased()))
        return edits <= min(mistypedLimit, max(name.count, other.count) / 3)
    }

    /// Returns the question whether one of similar names is meant, such as `Did you mean a, b or c?`.
    package static func question(_ names: [String]) -> String {
        let (first, last) = (names.dropLast(), names.suffix(1))
        return
            "Did you mean \(([first.joined(separator: ", ")] + last).filter { !$0.isEmpty }.joined(separator: " or "))?"
    }

    /// Returns a message that a name does not exist, with similar names.
    ///
    /// - Parameters:
    ///   - kind: What the name should name, such as "preview".
    ///   - name: The unknown name.
    ///   - owner: What should have the name, if anything, such as the ViewModel of a preview.
    ///   - names: The existing names.
    ///   - hint: What to do if no name is similar. Starts with a space.
    package static func unknown(
        _ kind: String, _ name: String, of owner: String? = nil, among names: [String], hint: String = ""
    ) -> String {
        let nearest = nearest(to: name, among: names)
        let problem = "There is no \(kind) '\(name.excerpt)'\(owner.map { " of \($0)" } ?? "")."
        return nearest.isEmpty ? problem + hint : "\(problem) \(question(nearest))"
    }
}
