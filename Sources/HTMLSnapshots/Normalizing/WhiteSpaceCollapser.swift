import HTMLParsing

/// Collapses the white space of a tree as browsers do when they lay it out.
///
/// A run of it is one space where it began, whatever tags are in the run; at the start and the end of a line there is
/// none.
struct WhiteSpaceCollapser {
    private var texts: [HTMLText] = []
    private var line = InlineLine()

    /// All texts of a tree in document order, collapsed; those of which nothing is left are empty.
    static func texts(of nodes: [HTMLNode]) -> [HTMLText] {
        var collapser = WhiteSpaceCollapser()
        collapser.collapse(nodes, keepsWhiteSpace: false)
        return collapser.texts
    }

    private mutating func collapse(_ nodes: [HTMLNode], keepsWhiteSpace: Bool) {
        for node in nodes {
            switch node {
            case .element(let element): collapse(element, keepsWhiteSpace: keepsWhiteSpace)
            case .text(let text) where keepsWhiteSpace: keep(text.string)
            case .text(let text): collapse(text.string)
            case .comment, .doctype: break
            }
        }
    }

    private mutating func collapse(_ element: HTMLElement, keepsWhiteSpace: Bool) {
        let content = HTMLContent(element)
        let keepsWhiteSpace = keepsWhiteSpace || content == .raw || content == .preserved
        switch HTMLDisplay(element) {
        case .block:
            line = InlineLine()
            collapse(element.children, keepsWhiteSpace: keepsWhiteSpace)
            line = InlineLine()
        case .atomic:
            append(InlineLine.object)
            collapseApart(element.children, keepsWhiteSpace: keepsWhiteSpace)
        case .hidden: collapseApart(element.children, keepsWhiteSpace: keepsWhiteSpace)
        case .inline: collapse(element.children, keepsWhiteSpace: keepsWhiteSpace)
        case .bounded:
            append(InlineLine.edge)
            collapse(element.children, keepsWhiteSpace: keepsWhiteSpace)
            append(InlineLine.edge)
        case .lineBreak: line = InlineLine()
        case .breakOpportunity: append(InlineLine.zeroWidthSpace)
        }
    }

    /// Collapses on lines of their own, and leaves this one as it is.
    private mutating func collapseApart(_ nodes: [HTMLNode], keepsWhiteSpace: Bool) {
        let outer = line
        line = InlineLine()
        collapse(nodes, keepsWhiteSpace: keepsWhiteSpace)
        line = outer
    }

    private mutating func keep(_ text: String) {
        if !text.isEmpty { append(InlineLine.object) }
        texts.append(HTMLText(string: text))
    }

    private mutating func collapse(_ text: String) {
        texts.append(HTMLText(string: ""))
        texts[texts.count - 1].string.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if scalar == " " || scalar == "\n" || scalar == "\t" {
                line.appendWhiteSpace(isLineFeed: scalar == "\n", text: texts.count - 1)
            } else {
                append(scalar)
                texts[texts.count - 1].string.unicodeScalars.append(scalar)
                texts[texts.count - 1].breaksAfter = false
            }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch line.append(scalar) {
        case nil: break
        case .either(let text): append(" ", to: text, mayBreak: true)
        case .space(let text): append(" ", to: text)
        case .lineFeed(let text): append("\n", to: text)
        case .parts(let parts): for part in parts { append(part.hasLineFeed ? "\n" : " ", to: part.text) }
        }
    }

    private mutating func append(_ space: String, to text: Int, mayBreak: Bool = false) {
        if texts[text].string.isEmpty { texts[text].breaksBefore = mayBreak }
        texts[text].breaksAfter = mayBreak
        texts[text].string += space
    }
}
