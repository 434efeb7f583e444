import HTMLParsing

/// A tree as one text: `<name namespace [attributes]>`, texts as they are, and `</>`.
enum TreeText {
    static func of(_ html: String) throws -> String {
        try HTMLParser.parse(html).nodes.map { node in
            switch node {
            case .start(let element): start(element)
            case .end: "</>"
            case .text(let text): text
            case .comment(let comment): "<!--\(comment)-->"
            case .doctype(let doctype): "<!\(doctype)>"
            }
        }.joined()
    }

    private static func start(_ element: HTMLElement) -> String {
        let attributes = element.attributes.map { "\($0.name)=\($0.value ?? "")" }
        return "<\(element.name) \(element.namespace) \(attributes)>"
    }
}
