package import Diagnostics

/// A problem at a byte of the template being parsed.
struct ParseFailure: Error {
    let problem: TemplateParseProblem
    let offset: Int
    /// The tag that is open there, as it is written, and the offset at which it begins.
    var opening: (tag: String, offset: Int)?

    /// The diagnostic of the failure in the text of a template.
    func diagnostic(template: String, file: String, bytes: [UInt8]) -> Diagnostic {
        let location = TemplateLocation(file: file, offset: offset, in: bytes)
        var message = problem.message
        if let opening {
            let line = TemplateLocation(file: file, offset: opening.offset, in: bytes).place.line ?? 1
            message += " \(opening.tag) was opened in line \(line)."
        }
        return Diagnostic(
            problem.kind, message, at: location.place, excerpt: location.excerpt, subject: template)
    }
}

/// The reason why a template does not parse.
package enum TemplateParseProblem: Hashable, Sendable {
    /// The byte at this offset of the file is not UTF-8.
    case invalidUTF8(byteOffset: Int)
    /// The file could not be read.
    case unreadable(Diagnostic)
    /// A tag has no closing delimiter.
    case unclosedTag(expected: String)
    /// A tag has no name.
    case emptyTag
    /// The name of a tag contains white space.
    case whitespaceInName(String)
    /// A dotted name has an empty component.
    case emptyNameComponent(String)
    /// A set-delimiter tag does not contain two valid delimiters.
    case invalidDelimiters(String)
    /// A section, block or parent is still open at the end.
    case unclosed(expected: String)
    /// A closing tag does not match the open section, block or parent.
    case mismatchedClose(found: String, expected: String)
    /// A closing tag closes nothing.
    case unexpectedClose(String)
    /// A tag that is not a block is directly inside of a parent.
    case notABlock(String)
    /// A parent tag passes the same block twice.
    case repeatedBlock(String)
    /// Tags are nested too deeply.
    case tooDeep(limit: Int)
    /// All templates together are too large.
    case tooLarge(limit: Int)
}

extension TemplateParseProblem {
    /// What is wrong and what to do, in one or two sentences.
    package var message: String {
        switch self {
        case .invalidUTF8(let offset): "The file is not UTF-8 at byte \(offset). Save it as UTF-8."
        case .unreadable(let error): error.message
        case .unclosedTag(let expected): "The tag that begins here is not closed. Close it with \(expected)."
        case .emptyTag: "The tag has no name. Name the value that it stands for, or remove it."
        case .whitespaceInName(let name):
            ForeignKeyword.advice(on: name)
                ?? "The name \"\(name)\" contains white space. Remove it, or close the tag where the name ends."
        case .emptyNameComponent(let name):
            "The name \"\(name)\" has a dot with nothing on one side. Write a name on both sides, or a dot alone."
        case .invalidDelimiters(let text):
            "\"\(text)\" does not set delimiters. Write two with a space between, as in {{=<% %>=}}: "
                + "of at most \(Delimiters.maxLength) bytes each, and without \"=\"."
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

    fileprivate var kind: Diagnostic.Kind {
        switch self {
        case .unreadable(let error): error.kind
        case .invalidUTF8, .tooLarge: .invalidFile
        default: .templateSyntax
        }
    }
}

/// The keywords of other template languages, with their replacements in Mustache.
package enum ForeignKeyword {
    /// Returns what to write instead of a tag. Nil if its content does not begin with a keyword.
    ///
    /// - Parameter content: The content of the tag without its delimiters and sigil, such as `if isOpen`.
    package static func advice(on content: String) -> String? {
        let words = content.split(whereSeparator: \.isWhitespace).map(String.init)
        let name = words.count == 2 ? words[1] : "name"
        switch words.first?.lowercased() {
        case "if", "with": return "Mustache has no \"\(words[0])\". " + condition(words, "{{#\(name)}}…{{/\(name)}}")
        case "unless": return "Mustache has no \"unless\". " + condition(words, "{{^\(name)}}…{{/\(name)}}")
        case "each", "foreach", "for", "range":
            let list = words.count > 1 ? words[words.count - 1] : "items"
            return "Mustache has no \"\(words[0])\". Write {{#\(list)}}…{{/\(list)}}, which repeats for each item."
        case "else", "elif", "elseif", "elsif":
            return "Mustache has no \"\(words[0])\". "
                + "Close the section, and open its opposite: {{/name}}{{^name}}…{{/name}}."
        case "end", "endif", "endfor", "endunless", "endeach":
            return "Mustache has no \"\(words[0])\". Close a section with its name: {{/name}}."
        case "this": return "Mustache has no \"this\". Write {{.}} for the item itself."
        default: return nil
        }
    }

    private static func condition(_ words: [String], _ section: String) -> String {
        words.count > 2
            ? "It has no expressions either: add a Bool to the ViewModel, and write {{#name}}…{{/name}}."
            : "Write \(section)."
    }
}
