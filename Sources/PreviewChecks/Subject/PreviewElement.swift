import HTMLParsing

/// An element in the HTML of a preview.
public struct PreviewElement: Sendable {
    let element: HTMLElement
    /// The text of the element and its descendants, in one line.
    public let text: String

    /// The name in lower case, such as `button`.
    public var name: String { element.name.lowercased() }

    /// Returns the value of an attribute. Empty for an attribute without a value, and nil if there is none.
    public func value(of attribute: String) -> String? { element.value(of: attribute) }
}

extension PreviewElement {
    /// Returns the elements of a tree, each before its descendants.
    static func all(in nodes: [HTMLNode]) -> [PreviewElement] {
        var elements: [(element: HTMLElement, text: String)] = []
        var open: [Int] = []
        for node in nodes {
            switch node {
            case .start(let element):
                open.append(elements.count)
                elements.append((element, ""))
            case .end: _ = open.popLast()
            case .text(let text): for index in open { elements[index].text += text }
            case .comment, .doctype: break
            }
        }
        return elements.map { PreviewElement(element: $0.element, text: $0.text.singleSpaced) }
    }
}
