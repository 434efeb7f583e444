import HTMLParsing

/// How a start tag is written.
struct StartTag {
    /// The tag's lines, without indentation of the first.
    let text: String
    /// Whether it takes more lines than one.
    let isLong: Bool

    init(_ element: ShownElement, depth: Int) {
        let attributes = element.attributes.map { Self.written($0, depth: depth + 1) }
        isLong = attributes.count > 1 || attributes.contains { $0.contains("\n") }
        let separator = attributes.count > 1 ? HTMLIndentation.line(depth + 1) : " "
        let end = attributes.count > 1 ? HTMLIndentation.line(depth) : ""
        text = "<\(element.name)" + attributes.map { separator + $0 }.joined() + end + ">"
    }

    private static func written(_ attribute: HTMLAttribute, depth: Int) -> String {
        guard let value = attribute.value else { return attribute.name }
        let escaped = CharacterReferences.escaped(value, inAttribute: true)
        guard attribute.name == "class", escaped.utf8.count > longestClasses else {
            return "\(attribute.name)=\"\(escaped)\""
        }
        // The first and last classes are at the value's ends, because `[class^=icon]` and `[class$=large]` look there.
        let tokens = ShownAttributes.tokens(escaped).joined(separator: HTMLIndentation.line(depth + 1))
        return "\(attribute.name)=\"\(tokens)\""
    }

    /// In bytes. A longer list has one class a line.
    private static let longestClasses = 60
}
