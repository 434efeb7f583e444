import HTMLParsing

/// A tree as one text without any white space that may collapse: what no way of writing may change.
enum Skeleton {
    static func of(_ html: String) throws -> String {
        text(of: try HTMLParser.parse(html), keeps: false)
    }

    private static func text(of nodes: [HTMLNode], keeps: Bool) -> String {
        nodes.map { node in
            switch node {
            case .text(let text):
                keeps ? text.string : String(text.string.unicodeScalars.filter { ![" ", "\n", "\t"].contains($0) })
            case .comment(let comment): "<!--\(comment)-->"
            case .doctype(let doctype): "<!\(doctype)>"
            case .element(let element):
                text(of: element, keeps: keeps || BrowserRules.keepsText(element))
            }
        }.joined()
    }

    private static func text(of element: HTMLElement, keeps: Bool) -> String {
        let attributes = element.attributes.map { attribute in
            switch attribute.name {
            case "class": "class=\(attribute.value?.split { " \n\t\r\u{C}".contains($0) } ?? [])"
            case "disabled" where !element.name.contains("-"), "hidden" where !element.name.contains("-"):
                attribute.name
            default: "\(attribute.name)=\(attribute.value ?? "")"
            }
        }.sorted()
        return "<\(element.name) \(element.namespace) \(attributes)>" + text(of: element.children, keeps: keeps) + "</>"
    }
}
