import HTMLParsing

/// A tree as one text: `<name namespace [attributes]>`, texts as they are, and `</>`.
enum TreeText {
    static func of(_ html: String) throws -> String {
        text(of: try HTMLParser.parse(html))
    }

    private static func text(of nodes: [HTMLNode]) -> String {
        nodes.map { node in
            switch node {
            case .text(let text): text.string
            case .comment(let comment): "<!--\(comment)-->"
            case .doctype(let doctype): "<!\(doctype)>"
            case .element(let element): text(of: element)
            }
        }.joined()
    }

    private static func text(of element: HTMLElement) -> String {
        let attributes = element.attributes.map { "\($0.name)=\($0.value ?? "")" }
        return "<\(element.name) \(element.namespace) \(attributes)>" + text(of: element.children) + "</>"
    }
}
