/// What a template's name leads to.
public enum TemplateLookup: Hashable, Sendable {
    /// The template of this full name.
    case found(String)
    /// There is none; these names are the nearest, the best first.
    case missing(nearest: [String])
    /// Several templates end in it: these full names.
    case ambiguous([String])
    /// The template exists but did not parse.
    case broken(TemplateParseError)
}
