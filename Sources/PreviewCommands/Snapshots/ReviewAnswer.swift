/// What to do with a pending snapshot, by the keys of insta, the reviewer of Rust's snapshots.
struct ReviewAnswer {
    enum Action: String {
        case accept
        case reject
        case skip
        case quit
    }

    let action: Action
    /// Whether it is the answer for all that remain.
    let isForAll: Bool

    /// The answer of the next key that stands for one; nil at the end of the input.
    static func next(from keys: TerminalKeys) -> ReviewAnswer? {
        while let key = keys.next() {
            if let answer = ReviewAnswer(key, isTyped: keys.isTerminal) { return answer }
        }
        return nil
    }

    /// Nil for a key that stands for none.
    ///
    /// - Parameter isTyped: Whether it is a key of a terminal. An empty line of anything else accepts nothing.
    init?(_ key: Character, isTyped: Bool) {
        switch key {
        case "a", "A": action = .accept
        case "\r" where isTyped, "\n" where isTyped: action = .accept
        case "r", "R", "\u{1B}": action = .reject
        case "s", "S", " ": action = .skip
        case "q", "\u{3}", "\u{4}": action = .quit
        default: return nil
        }
        isForAll = key.isUppercase || action == .quit
    }
}
