/// A tag as it stands in a template.
struct Tag {
    /// What the tag does, by the character that it begins with.
    enum Kind {
        case escaped, unescaped, section, inverted, close, partial, parent, block, comment, delimiters
    }

    let kind: Kind
    /// The tag with its delimiters.
    let range: Range<Int>
    /// The name without space around it; of a dynamic one, without its asterisk.
    let name: String
    /// Whether the name is looked up for the name to use, `{{> *name}}`.
    let isDynamic: Bool

    /// The name as the closing tag repeats it.
    var closingName: String { isDynamic ? "*" + name : name }
}
