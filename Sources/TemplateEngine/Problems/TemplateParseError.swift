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
