/// Something that a template mentions by name.
public struct TemplateReference: Hashable, Sendable {
    /// What is done with the name.
    public enum Kind: Hashable, Sendable {
        /// A value: `{{name}}`, `{{{name}}}` or `{{&name}}`.
        case variable
        /// A value: `{{#name}}`.
        case section
        /// A value: `{{^name}}`.
        case invertedSection
        /// A template: `{{> name}}`.
        case partial
        /// A template: `{{< name}}`.
        case parent
        /// A value that holds a template's name: `{{> *name}}` or `{{< *name}}`.
        case dynamicTemplate
        /// A part that others may replace: `{{$name}}`.
        case block
        /// A part that replaces one of the parent whose reference follows.
        case passedBlock
    }

    /// What is done with the name.
    public let kind: Kind
    /// The name as it is written, without sigil: "createdAt.value".
    public let name: String
    /// The names of the sections around it, the outermost first. Inverted ones are left out: they open no context.
    public let sections: [String]
    /// Where the tag begins.
    public let location: TemplateLocation
}

extension TemplateLibrary {
    /// What the template that `name` leads to mentions, in order, without what its partials mention; nothing when there
    /// is no usable one.
    public func references(of name: String) -> [TemplateReference] {
        guard case .found(let number) = contents.index.match(name) else { return [] }
        return contents.program.references(in: contents.program.templates[number])
    }
}
