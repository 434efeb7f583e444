package import Diagnostics

/// A problem at a byte of the template being parsed.
struct ParseFailure: Error {
    let problem: TemplateParseProblem
    let offset: Int
    /// The tag that is open there, as it is written, and the byte that it begins at.
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

/// What can be wrong with a template's text.
package enum TemplateParseProblem: Hashable, Sendable {
    /// The text is not UTF-8 from this byte of the file on.
    case invalidUTF8(byteOffset: Int)
    /// The file could not be read.
    case unreadable(Diagnostic)
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
    package var message: String {
        switch self {
        case .invalidUTF8(let offset): "The file is not UTF-8 at byte \(offset). Save it as UTF-8."
        case .unreadable(let error): error.message
        case .unclosedTag(let expected): "The tag that begins here is not closed. Close it with \(expected)."
        case .emptyTag: "The tag has no name. Name the value that it stands for, or remove it."
        case .whitespaceInName(let name):
            ForeignKeyword.advice(on: name)
                ?? "The name \"\(name)\" has white space in it. Remove it, or close the tag where the name ends."
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

    fileprivate var kind: Diagnostic.Kind {
        switch self {
        case .unreadable(let error): error.kind
        case .invalidUTF8, .tooLarge: .invalidFile
        default: .templateSyntax
        }
    }
}

/// The keywords of other template languages, and what Mustache has in their place.
package enum ForeignKeyword {
    /// Returns what to write in place of a tag; nil if its content does not begin with a keyword.
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
