package import Diagnostics

/// What a template can ask for and not get.
extension Diagnostic {
    /// No context has the name, or the found value has no such member.
    ///
    /// - Parameter nearest: Names that would be found.
    package static func unresolvedName(_ name: String, nearest: [String]) -> Diagnostic {
        Diagnostic(
            .unknownName,
            ForeignKeyword.advice(on: name)
                ?? "There is no value \"\(name)\" here.\(suggestion(nearest)) Check its spelling, or add it to the data.",
            subject: name)
    }

    /// A tag includes a template where values of the template do not exist.
    ///
    /// - Parameters:
    ///   - names: The names that are not found, at least one.
    ///   - section: A section that has all of them. Nil if there is none.
    static func misplacedTag(_ template: String, names: [String], section: String?) -> Diagnostic {
        let shown = names.prefix(names.count > 3 ? 2 : 3).map { "\"\($0)\"" }.joined(separator: ", ")
        let more = names.count > 3 ? " and \(names.count - 2) more" : ""
        let advice =
            section.map { "Put the tag into {{#\($0)}}." } ?? "Put the tag into the section of its values, or add them."
        return Diagnostic(
            .unknownName,
            "The template \"\(template)\" needs values that do not exist here: \(shown)\(more). \(advice)",
            subject: template)
    }

    /// The value has no text to print.
    ///
    /// - Parameter kind: What the value is: "a list".
    package static func noText(_ name: String, kind: String) -> Diagnostic {
        Diagnostic(
            .unknownName,
            "\"\(name)\" is \(kind) and has no text. Open it with {{#\(name)}}, or name one of its members.",
            subject: name)
    }

    /// A partial or parent tag, or the caller of `render`, names a template that does not exist.
    package static func missingTemplate(_ name: String, nearest: [String]) -> Diagnostic {
        let advice =
            name.hasSuffix(fileExtension)
            ? " Leave off the extension: \"\(name.dropLast(fileExtension.count))\"."
            : "\(suggestion(nearest)) Check its spelling, or add \(name)\(fileExtension)."
        return Diagnostic(.missingTemplate, "There is no template \"\(name)\".\(advice)", subject: name)
    }

    /// Several templates end in the name.
    package static func ambiguousTemplate(_ name: String, candidates: [String]) -> Diagnostic {
        Diagnostic(
            .missingTemplate,
            "\"\(name)\" may be \(candidates.joined(separator: " or ")). Write the whole path.", subject: name)
    }

    /// The value that a dynamic tag takes its template's name from is not a string.
    package static func notATemplateName(_ name: String, kind: String) -> Diagnostic {
        Diagnostic(
            .missingTemplate, "\"\(name)\" is \(kind), not the name of a template. Give it a string.", subject: name)
    }

    /// Templates include each other deeper than the limit, probably without end.
    package static func endless(_ name: String, limit: Int) -> Diagnostic {
        Diagnostic(
            .renderingLimit,
            "\"\(name)\" is included \(limit) levels deep, probably without end. "
                + "Put the tag in a section that ends it. A name that an item does not have is looked up in the values around it.",
            subject: name)
    }

    /// Rendering stopped after this many steps, see ``RenderingLimits``.
    package static func tooManySteps(limit: Int) -> Diagnostic {
        Diagnostic(.renderingLimit, "Rendering stopped here after \(limit) steps. \(growth)")
    }

    /// Rendering stopped because the output is larger than this many bytes.
    package static func tooMuchOutput(limit: Int) -> Diagnostic {
        Diagnostic(
            .renderingLimit, "Rendering stopped here because the output is larger than \(limit) bytes. \(growth)")
    }

    /// The names from here on were not looked up: there are more tags or levels than the limits. Rendering looks up all.
    package static func unexplored(tags: Int, levels: Int) -> Diagnostic {
        Diagnostic(
            .unexplored,
            "Names from here on were not checked: it takes more than \(tags) tags or \(levels) levels to get to them. "
                + "Shorten the lists of the stub, or nest less.")
    }

    private static let fileExtension = ".mustache"

    /// What makes a rendering grow beyond its limits.
    private static let growth =
        "Look for templates that include others more than once at each level, and for long lists inside long lists."

    private static func suggestion(_ nearest: [String]) -> String {
        nearest.isEmpty ? "" : " \(NearestNames.question(nearest))"
    }

    /// The diagnostic with a place in a template.
    func at(_ location: TemplateLocation?) -> Diagnostic {
        Diagnostic(kind, message, at: location?.place, excerpt: location?.excerpt, subject: subject)
    }
}
