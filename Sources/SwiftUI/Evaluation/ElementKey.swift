import FOSFoundation

/// What stands for an element in the ids of its views: a letter, then letters and digits.
enum ElementKey {
    /// The identity of the element, by a text that is the same in each session.
    case known(String)
    /// The number of the element in a collection. Another element can have it later.
    case position(String)
    /// A number that only this session knows, as the id of the element is random.
    case counted(Int)

    var text: String {
        switch self {
        case .known(let text): "k" + StableHash.name(of: [text])
        case .position(let text): "p" + StableHash.name(of: [text])
        case .counted(let number): "n\(number)"
        }
    }

    /// Whether a step of an id is the key of an element. No other step begins with a letter and goes on.
    static func isKey(_ step: Substring) -> Bool {
        step.count > 1 && step.first?.isLetter == true
    }

    /// Whether a key is the identity of an element in each session.
    static func isIdentity(_ key: Substring) -> Bool { key.hasPrefix("k") }

    /// Whether a key is the identity of an element in one session.
    static func isCounted(_ key: Substring) -> Bool { key.hasPrefix("n") }
}
