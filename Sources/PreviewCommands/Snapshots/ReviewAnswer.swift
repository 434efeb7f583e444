/// What to do with a pending snapshot.
enum ReviewAnswer: String {
    case accept
    case reject
    case skip
    case quit

    /// The answer of the next key that stands for one; nil at the end of the input.
    static func next(from keys: TerminalKeys) -> ReviewAnswer? {
        while let key = keys.next() {
            switch key {
            case "a": return .accept
            case "r": return .reject
            case "s", " ": return .skip
            case "q", "\u{1B}", "\u{3}", "\u{4}": return .quit
            default: continue
            }
        }
        return nil
    }
}
