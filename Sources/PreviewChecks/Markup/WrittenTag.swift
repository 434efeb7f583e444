import HTMLParsing

/// A tag of a preview's HTML, as far as it tells which tag of a template wrote it.
struct WrittenTag: Hashable {
    /// The element's name in lower case.
    let name: String
    let isEnd: Bool
    /// Whether it ends in `/>`; nil where that is not known.
    let closesItself: Bool?
    /// The values by the attributes' names in lower case, the first of each.
    let attributes: [String: String]

    /// The start tag of an element.
    init(_ element: HTMLElement) {
        name = element.name.lowercased()
        isEnd = false
        closesItself = nil
        attributes = Dictionary(
            element.attributes.map { ($0.name.lowercased(), $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
    }

    /// A tag as it stands in HTML.
    init(_ token: MarkupToken, in html: [UInt8]) {
        name = token.name
        isEnd = token.kind == .end
        closesItself = token.closesItself
        attributes = Dictionary(
            token.attributes.map { ($0.name, String(decoding: html[$0.value], as: UTF8.self)) },
            uniquingKeysWith: { first, _ in first })
    }
}
