/// The letters of a text that the accented pseudo-locale has left alone.
enum UnaccentedText {
    /// Whether a letter from A to Z stands outside the brackets, which hold a text of the store with its values.
    static func isIn(_ text: some StringProtocol) -> Bool { !runs(of: text).isEmpty }

    /// What stands before, between and after the brackets, as far as there is a letter from A to Z in it.
    static func runs(of text: some StringProtocol) -> [String] {
        var runs = [""]
        var depth = 0
        for character in text {
            switch character {
            case "[":
                if depth == 0 { runs.append("") }
                depth += 1
            case "]": depth = max(0, depth - 1)
            default: if depth == 0 { runs[runs.endIndex - 1].append(character) }
            }
        }
        return runs.filter { $0.contains { $0.isASCII && $0.isLetter } }
    }
}
