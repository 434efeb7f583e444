/// Joins the words of a text and values, and isolates the values.
///
/// Adjacent values with the opposite direction, such as a first and a last name, are isolated together. Otherwise, they
/// would follow each other in the direction of the text.
struct TextAssembly {
    private let isolation: TextIsolation
    private var finished = ""
    /// The last values, if they have the opposite direction.
    private var phrase = ""
    /// The characters after them that can be part of the same phrase.
    private var joint = ""

    init(_ isolation: TextIsolation) {
        self.isolation = isolation
    }

    /// The text so far.
    var text: String { finished + (phrase.isEmpty ? "" : isolation.isolated(phrase)) + joint }

    /// Adds words of the text.
    mutating func add(words: String) {
        if !phrase.isEmpty, (joint.prefix(1) + words).staysTogether {
            joint += words
        } else {
            endPhrase()
            finished += words
        }
    }

    /// Adds a value, and closes its isolates.
    mutating func add(value: String) {
        let value = value.withBalancedIsolates
        guard isolation.runsAgainst(value) else { return add(words: isolation.isolated(value)) }
        phrase += joint + value
        joint = ""
    }

    private mutating func endPhrase() {
        finished += (phrase.isEmpty ? "" : isolation.isolated(phrase)) + joint
        (phrase, joint) = ("", "")
    }
}

extension StringProtocol {
    /// Whether the texts on both sides belong to one phrase: nothing, only white space, or signs without white space
    /// are between them, as in `Jean-Luc` and `a/b`.
    ///
    /// A comma with a space separates phrases. A bracket or a quotation mark belongs to one side.
    fileprivate var staysTogether: Bool {
        allSatisfy { $0.isWhitespace && !$0.isNewline } || unicodeScalars.allSatisfy(\.joins)
    }
}

extension Unicode.Scalar {
    /// Whether the character is a sign without direction, and neither white space nor one of a pair.
    fileprivate var joins: Bool {
        switch ICU.direction(of: self) {
        case .neutral, .separator: !properties.isWhitespace && !properties.isBidiMirrored && !properties.isQuotationMark
        default: false
        }
    }
}
