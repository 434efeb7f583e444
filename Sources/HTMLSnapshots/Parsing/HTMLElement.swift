/// An element of a tree.
struct HTMLElement: Hashable, Sendable {
    enum Namespace: Hashable, Sendable {
        case html
        case svg
        case mathML
    }

    /// The name as the parser spells it: lower case but for SVG's (`foreignObject`).
    var name: String
    var namespace: Namespace
    var attributes: [HTMLAttribute]
    /// For a `template`, the nodes of its content.
    var children: [HTMLNode]

    /// The value of an attribute, "" for one without; nil where there is none.
    func value(of name: String) -> String? {
        attributes.first { $0.name == name }.map { $0.value ?? "" }
    }

    /// Whether the element is of HTML and has one of these names.
    func isHTML(_ names: Set<String>) -> Bool {
        namespace == .html && names.contains(name)
    }
}
