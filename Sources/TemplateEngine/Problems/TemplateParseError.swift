public import Foundation

/// Why a template was left out of its library, and where.
public struct TemplateParseError: Hashable, Sendable {
    /// The tag that was open where the problem is.
    public struct Opening: Hashable, Sendable {
        /// The tag as a template spells it, `{{#items}}`.
        public let tag: String
        /// Where the tag begins.
        public let location: TemplateLocation
    }

    /// What is wrong.
    public let problem: TemplateParseProblem
    /// Where the problem was noticed.
    public let location: TemplateLocation
    /// The section, block or parent that the problem is about, with the place where it was opened.
    public let opening: Opening?
}

extension TemplateParseError: LocalizedError {
    /// The place, what is wrong there, and what to do about it.
    public var errorDescription: String? {
        "\(location): \(message)"
    }

    /// What is wrong and what to do about it, without the place.
    public var message: String {
        guard let opening else { return problem.message }
        return "\(problem.message) \(opening.tag) was opened in line \(opening.location.line)."
    }
}

/// What can be wrong with a template's text.
public enum TemplateParseProblem: Hashable, Sendable {
    /// The text is not UTF-8 from this byte of the file on.
    case invalidUTF8(byteOffset: Int)
    /// The file could not be read.
    case unreadable(reason: String)
    /// A tag has no closing delimiter.
    case unclosedTag(expected: String)
    /// A tag has no name.
    case emptyTag
    /// A tag's name has white space in it.
    case whitespaceInName(String)
    /// A dotted name has an empty component.
    case emptyNameComponent(String)
    /// A set-delimiter tag does not have two delimiters that can be used.
    case invalidDelimiters(String)
    /// A section, block or parent is still open at the end.
    case unclosed(expected: String)
    /// A closing tag names something other than what is open.
    case mismatchedClose(found: String, expected: String)
    /// A closing tag stands where nothing is open.
    case unexpectedClose(String)
    /// A tag that is not a block stands directly inside a parent tag.
    case notABlock(String)
    /// A parent tag passes one block twice.
    case repeatedBlock(String)
    /// Tags are nested deeper than the engine follows.
    case tooDeep(limit: Int)
    /// The templates together are larger than the engine can address.
    case tooLarge(limit: Int)
}

extension TemplateParseProblem {
    /// What is wrong and what to do about it, in one or two sentences.
    var message: String {
        switch self {
        case .invalidUTF8(let offset): "The file is not UTF-8 at byte \(offset). Save it as UTF-8."
        case .unreadable(let reason): "The file cannot be read: \(reason)"
        case .unclosedTag(let expected): "The tag that begins here is not closed. Close it with \(expected)."
        case .emptyTag: "The tag has no name. Name the value that it stands for, or remove it."
        case .whitespaceInName(let name):
            "The name \"\(name)\" has white space in it. Remove it, or close the tag where the name ends."
        case .emptyNameComponent(let name):
            "The name \"\(name)\" has a dot with nothing on one side. Write a name on both sides, or a dot alone."
        case .invalidDelimiters(let text):
            "\"\(text)\" does not set delimiters. Write two with a space between, as in {{=<% %>=}}: "
                + "of at most \(Delimiters.maximumLength) bytes each, and without \"=\"."
        case .unclosed(let expected): "\(expected) was expected before the end of the file."
        case .mismatchedClose(let found, let expected): "\(expected) was expected here, not \(found)."
        case .unexpectedClose(let tag): "\(tag) closes nothing. Remove it, or open its section before it."
        case .notABlock(let tag):
            "\(tag) has no meaning directly inside a parent. Put it in a block, {{$name}}…{{/name}}."
        case .repeatedBlock(let name): "The block {{$\(name)}} is passed twice. Remove one of them."
        case .tooDeep(let limit): "Tags are nested more than \(limit) deep. Move the inner ones to a partial."
        case .tooLarge(let limit): "The templates together are larger than \(limit) bytes. Split the library."
        }
    }
}
