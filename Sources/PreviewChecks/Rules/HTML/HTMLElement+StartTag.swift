import HTMLParsing

extension HTMLElement {
    /// The start tag, with as many attributes as tell it from others.
    var startTag: String {
        let telling = ["id", "name", "type", "data-testid", "data-operation", "role", "class", "src", "href"]
        let attributes = telling.compactMap { name in
            value(of: name).map { " \(name)=\"\($0.prefix(40))\"" }
        }
        return "<\(name)\(attributes.prefix(2).joined())>"
    }
}
