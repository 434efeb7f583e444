/// A node of parsed HTML.
package enum HTMLNode: Hashable, Sendable {
    case element(HTMLElement)
    case text(HTMLText)
    case comment(String)
    /// What stands between `<!DOCTYPE ` and `>`.
    case doctype(String)

    /// The element, if it is one.
    package var element: HTMLElement? {
        if case .element(let element) = self { element } else { nil }
    }
}
