/// Puts a text together of its own words and of values, which it sets apart.
///
/// Values that run against the text and stay together, as a first and a last name, are isolated together: each by itself,
/// they would follow each other in the text's direction.
struct TextAssembly {
    private let isolation: TextIsolation
    private var finished = ""
    /// The last values, where they run against the text.
    private var phrase = ""
    /// What follows them, as far as it can stand within them.
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

    /// Adds a value, whose isolates are closed.
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
    /// Whether what stands on both sides of it is one phrase: around nothing, white space alone, or signs without any, as
    /// in `Jean-Luc` and `a/b`.
    ///
    /// A comma with a space after it sets apart, and a bracket or a quotation mark belongs to one side.
    fileprivate var staysTogether: Bool {
        allSatisfy { $0.isWhitespace && !$0.isNewline } || unicodeScalars.allSatisfy(\.joins)
    }
}

extension Unicode.Scalar {
    /// Whether it is a sign without direction, and neither white space nor one of a pair.
    fileprivate var joins: Bool {
        switch ICU.direction(of: self) {
        case .neutral, .separator: !properties.isWhitespace && !properties.isBidiMirrored && !properties.isQuotationMark
        default: false
        }
    }
}
