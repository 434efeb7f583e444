public import Foundation

/// Something that a template asked for while rendering and did not get.
public struct TemplateDiagnostic: Hashable, Sendable {
    /// What was asked for.
    public let problem: TemplateProblem
    /// The tag; for a template that was asked for by name and is not there, nil.
    public let location: TemplateLocation?
}

extension TemplateDiagnostic: LocalizedError {
    /// What is wrong and what to do about it, without the place.
    public var message: String { problem.message }

    /// The place, what is wrong there, and what to do about it.
    public var errorDescription: String? {
        location.map { "\($0): \(message)" } ?? message
    }
}

/// What a template can ask for and not get.
public enum TemplateProblem: Hashable, Sendable {
    /// No context has the name, or what was found has no such member. `nearest` are names that would have been found.
    case unresolvedName(String, nearest: [String])
    /// The value has no text to print; `kind` says what it is, "a list".
    case noText(String, kind: String)
    /// A partial or parent tag, or the caller of `render`, names a template that is not there.
    case missingTemplate(String, nearest: [String])
    /// Several templates end in the name.
    case ambiguousTemplate(String, candidates: [String])
    /// The template did not parse.
    case brokenTemplate(String, TemplateParseError)
    /// The value that a dynamic tag takes its template's name from is no string.
    case notATemplateName(String, kind: String)
    /// Templates include each other deeper than the limit: without end, as far as can be told.
    case endless(String, limit: Int)
    /// Rendering stopped after this many steps, see ``RenderingLimits``.
    case tooManySteps(limit: Int)
    /// Rendering stopped because the output is larger than this many bytes.
    case tooMuchOutput(limit: Int)
    /// The names from here on were not looked up: there are more tags or levels than the limits. Rendering looks up
    /// all.
    case unexplored(tags: Int, levels: Int)
}

extension TemplateProblem {
    /// What is wrong and what to do about it, in one or two sentences.
    package var message: String {
        switch self {
        case .unresolvedName(let name, let nearest):
            "\"\(name)\" is nowhere in the context.\(Self.suggestion(nearest)) "
                + "Check its spelling, or add it to what is rendered."
        case .noText(let name, let kind):
            "\"\(name)\" is \(kind) and has no text. Open it with {{#\(name)}}, or name one of its members."
        case .missingTemplate(let name, let nearest):
            "There is no template \"\(name)\".\(Self.suggestion(nearest)) Check its spelling, or add \(name).mustache."
        case .ambiguousTemplate(let name, let candidates):
            "\"\(name)\" may be \(candidates.joined(separator: " or ")). Write the whole path."
        case .brokenTemplate(let name, let error):
            "The template \"\(name)\" did not parse. \(error.errorDescription ?? error.message)"
        case .notATemplateName(let name, let kind):
            "\"\(name)\" is \(kind), not the name of a template. Give it a string."
        case .endless(let name, let limit):
            "\"\(name)\" is included \(limit) levels deep, perhaps by itself without end. "
                + "Put the tag in a section that ends it. A name that an item lacks is looked for in what is around it."
        case .tooManySteps(let limit):
            "Rendering stopped here after \(limit) steps. \(Self.growth)"
        case .tooMuchOutput(let limit):
            "Rendering stopped here because the output is larger than \(limit) bytes. \(Self.growth)"
        case .unexplored(let tags, let levels):
            "Names from here on were not checked: it takes more than \(tags) tags or \(levels) levels to get to them. "
                + "Shorten the lists of the stub, or nest less."
        }
    }

    /// What makes a rendering grow beyond its limits.
    private static let growth =
        "Look for templates that include others more than once at each level, and for long lists inside long lists."

    private static func suggestion(_ nearest: [String]) -> String {
        nearest.isEmpty ? "" : " Perhaps \(nearest.joined(separator: " or "))?"
    }
}

/// A place in a template.
public struct TemplateLocation: Hashable, Sendable {
    /// The template's name, its relative path without extension.
    public let template: String
    /// The file that the template was read from, as its source gave it.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
    /// The text of the line, without its line break; of a long line, what is around the column.
    public let lineText: String
}

extension TemplateLocation {
    /// The place of the byte at `offset` of a template's text.
    init(template: String, file: String, offset: Int, in bytes: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        let before = bytes[..<offset]
        let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(of: newline) ?? bytes.endIndex
        self.init(
            template: template,
            file: file,
            line: before.count { $0 == newline } + 1,
            column: String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count + 1,
            lineText: Self.excerpt(of: bytes[start..<end], around: offset)
        )
    }

    /// As much of a line as a message has room for: a template may be one long line, with many problems on it.
    static func excerpt(of line: ArraySlice<UInt8>, around place: Int) -> String {
        let (before, after) = (60, 120)
        let isShort = line.count <= before + after
        var start = isShort ? line.startIndex : max(line.startIndex, place - before)
        var end = isShort ? line.endIndex : min(line.endIndex, place + after)
        while start > line.startIndex, line[start] & 0xC0 == 0x80 { start -= 1 }
        while end < line.endIndex, line[end] & 0xC0 == 0x80 { end += 1 }
        let text = String(decoding: line[start..<end], as: UTF8.self)
        return (start > line.startIndex ? "…" : "") + (text.hasSuffix("\r") ? String(text.dropLast()) : text)
            + (end < line.endIndex ? "…" : "")
    }
}

extension TemplateLocation: CustomStringConvertible {
    /// `file:line:column`, as editors and terminals link it.
    public var description: String { "\(file):\(line):\(column)" }
}
