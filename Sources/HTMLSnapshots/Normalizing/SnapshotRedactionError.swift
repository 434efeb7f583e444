public import Foundation

/// What is wrong with a declared redaction.
public enum SnapshotRedactionError: LocalizedError, Equatable {
    /// The name is not of letters, digits and hyphens.
    case name(String)
    /// The pattern is no regular expression.
    case pattern(String, name: String)
    /// The pattern matches its own replacement, so that a second run would change the text again.
    case matchesItself(String)

    /// The redaction, and how to write it.
    public var errorDescription: String? {
        switch self {
        case .name(let name):
            "\"\(name)\" cannot name a redaction. Use letters, digits and hyphens."
        case .pattern(let pattern, let name):
            "The pattern of the redaction [\(name)], \"\(pattern)\", is no regular expression. "
                + "Check its brackets and escapes."
        case .matchesItself(let name):
            "The pattern of the redaction [\(name)] matches \"[\(name)]\" too. Make it narrower or choose another name."
        }
    }
}
