import HTMLParsing

@testable import HTMLSnapshots

/// What a person can tell of the text of a tree in a browser, worked out in another way than the normalizer does it.
///
/// All text is put one after the other with signs for the edges of blocks; then each run of white space is one space,
/// or none at an edge.
struct BrowserText {
    private var text = ""
    private var apart: [String] = []

    /// The lines of text of HTML, and then those of what stands on lines of its own inside of a line.
    static func of(_ html: String) throws -> [String] {
        of(try HTMLParser.parse(html))
    }

    private static func of(_ nodes: [HTMLNode]) -> [String] {
        var writer = BrowserText()
        writer.write(nodes, keeps: false)
        return [collapsed(writer.text)] + writer.apart
    }

    private static let kept: [Unicode.Scalar: Unicode.Scalar] = [" ": "\u{2420}", "\n": "\u{240A}", "\t": "\u{2409}"]

    private static let edge: Unicode.Scalar = "\u{B6}"

    private static func collapsed(_ text: String) -> String {
        var result = [edge]
        var isAfterSpace = false
        for scalar in text.unicodeScalars + [edge] {
            if [" ", "\n", "\t"].contains(scalar) {
                isAfterSpace = true
                continue
            }
            if isAfterSpace, scalar != edge, result.last != edge { result.append(" ") }
            if scalar != edge || result.last != edge { result.append(scalar) }
            isAfterSpace = false
        }
        return String(String.UnicodeScalarView(result))
    }

    private mutating func write(_ nodes: [HTMLNode], keeps: Bool) {
        for node in nodes {
            switch node {
            case .text(let text) where keeps:
                self.text.unicodeScalars.append(contentsOf: text.string.unicodeScalars.map { Self.kept[$0] ?? $0 })
            case .text(let text): self.text += text.string
            case .element(let element):
                write(element, keeps: keeps || [.raw, .preserved].contains(HTMLContent(element)))
            case .comment, .doctype: break
            }
        }
    }

    private mutating func write(_ element: HTMLElement, keeps: Bool) {
        switch HTMLDisplay(element) {
        case .inline: write(element.children, keeps: keeps)
        case .lineBreak: text += "\u{B6}"
        case .breakOpportunity: text += "\u{200B}"
        case .block:
            text += "\u{B6}"
            write(element.children, keeps: keeps)
            text += "\u{B6}"
        case .atomic, .hidden:
            if HTMLDisplay(element) == .atomic { text += "\u{FFFC}" }
            var inner = BrowserText()
            inner.write(element.children, keeps: keeps)
            apart += [Self.collapsed(inner.text)] + inner.apart
        }
    }
}
