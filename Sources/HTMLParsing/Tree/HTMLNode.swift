/// A node of parsed HTML.
package enum HTMLNode: Hashable, Sendable {
    /// An element with all that is in it.
    case element(HTMLElement)
    /// Text, no two of which are side by side.
    case text(HTMLText)
    /// What stands between `<!--` and `-->`.
    case comment(String)
    /// What stands between `<!DOCTYPE ` and `>`.
    case doctype(String)

    /// The element, if it is one.
    package var element: HTMLElement? {
        if case .element(let element) = self { element } else { nil }
    }
}
