import HTMLParsing

/// A tree as one text without any white space that may collapse: what no way of writing may change.
enum Skeleton {
    static func of(_ nodes: [HTMLNode]) -> String {
        var keeps = [false]
        return nodes.map { node in
            switch node {
            case .start(let element):
                keeps.append(keeps[keeps.count - 1] || BrowserRules.keepsText(element))
                return start(element)
            case .end:
                keeps.removeLast()
                return "</>"
            case .text(let text):
                return keeps[keeps.count - 1]
                    ? text : String(text.unicodeScalars.filter { ![" ", "\n", "\t"].contains($0) })
            case .comment(let comment): return "<!--\(comment)-->"
            case .doctype(let doctype): return "<!\(doctype)>"
            }
        }.joined()
    }

    private static func start(_ element: HTMLElement) -> String {
        let attributes = element.attributes.map { attribute in
            switch attribute.name {
            case "class": "class=\(attribute.value?.split { " \n\t\r\u{C}".contains($0) } ?? [])"
            case "disabled" where !element.name.contains("-"), "hidden" where !element.name.contains("-"):
                attribute.name
            default: "\(attribute.name)=\(attribute.value ?? "")"
            }
        }.sorted()
        return "<\(element.name) \(element.namespace) \(attributes)>"
    }
}
