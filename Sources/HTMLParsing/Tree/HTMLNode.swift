/// A part of parsed HTML, in the order of the text: an element's start, what is in the element, its end.
///
/// A tree is a list of these and not elements in elements, so that code goes through it in a loop: recursion would take
/// more of a thread's stack the deeper the HTML is nested.
package enum HTMLNode: Hashable, Sendable {
    /// An element begins.
    case start(HTMLElement)
    /// The innermost open element ends, also one that has no content.
    case end
    /// Text with its character references decoded. No two are side by side.
    case text(String)
    /// What stands between `<!--` and `-->`.
    case comment(String)
    /// What stands between `<!DOCTYPE ` and `>`.
    case doctype(String)

    /// The element that begins, if one does.
    package var element: HTMLElement? {
        if case .start(let element) = self { element } else { nil }
    }
}
