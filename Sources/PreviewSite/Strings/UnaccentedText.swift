/// The letters of a text that the accented pseudo-locale has left alone.
enum UnaccentedText {
    /// Whether a letter from A to Z stands outside the brackets, which hold a text of the store with its values.
    static func isIn(_ text: some StringProtocol) -> Bool {
        var depth = 0
        for character in text {
            switch character {
            case "[": depth += 1
            case "]": depth = max(0, depth - 1)
            default: if depth == 0, character.isASCII, character.isLetter { return true }
            }
        }
        return false
    }
}
