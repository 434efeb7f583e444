/// A tag as it stands in a template.
package struct Tag: Sendable {
    /// What the tag does, by the character that it begins with.
    package enum Kind: Sendable {
        case escaped, unescaped, section, inverted, close, partial, parent, block, comment, delimiters
    }

    package let kind: Kind
    /// The tag with its delimiters, in bytes of the template.
    package let range: Range<Int>
    /// The name without space around it; of a dynamic one, without its asterisk.
    package let name: String
    /// Whether the name is looked up for the name to use, `{{> *name}}`.
    package let isDynamic: Bool

    /// The name as the closing tag repeats it.
    var closingName: String { isDynamic ? "*" + name : name }
}
