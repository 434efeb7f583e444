import HTMLParsing

/// Follows markup through elements with `translate="no"`.
///
/// Source: WHATWG HTML, "The translate attribute".
struct UntranslatedPart {
    private var element: String?
    private var depth = 0

    /// Whether a token, the next one of the markup, lies in such an element.
    mutating func includes(_ token: MarkupToken, in markup: [UInt8]) -> Bool {
        guard let element else { return begins(with: token, in: markup) }
        if token.name == element {
            depth += token.kind == .start ? 1 : -1
            if depth == 0 { self.element = nil }
        }
        return true
    }

    /// An element's attributes are translated or not as its text is.
    private mutating func begins(with token: MarkupToken, in markup: [UInt8]) -> Bool {
        guard token.kind == .start, token.value(of: "translate", in: markup)?.lowercased() == "no" else { return false }
        if !token.closesItself, !HTMLElement.voidNames.contains(token.name) {
            element = token.name
            depth = 1
        }
        return true
    }
}
