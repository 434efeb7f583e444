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
    /// The names from here on were not looked up: there are more tags or levels than the limits. Rendering looks up all.
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
