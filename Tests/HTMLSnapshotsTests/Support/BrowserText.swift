import HTMLParsing

/// What a person can tell of the text of a tree in a browser, worked out in another way than the normalizer does it.
///
/// All text is put one after the other with signs for the edges of blocks; then each run of white space is one space,
/// or none at an edge.
struct BrowserText {
    private let hasScripts: Bool
    private var text = ""
    private var apart: [String] = []

    /// The lines of text of HTML, and then those of what stands on lines of its own inside of a line.
    static func of(_ html: String, hasScripts: Bool) throws -> [String] {
        var writer = BrowserText(hasScripts: hasScripts)
        writer.write(try HTMLParser.parse(html), keeps: false)
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
                write(element, keeps: keeps || BrowserRules.keepsText(element))
            case .comment, .doctype: break
            }
        }
    }

    private mutating func write(_ element: HTMLElement, keeps: Bool) {
        let place = BrowserRules.place(of: element, hasScripts: hasScripts)
        switch place {
        case .inline: writeContent(of: element, keeps: keeps)
        case .lineBreak: text += "\u{B6}"
        case .breakOpportunity: text += "\u{200B}"
        case .block:
            text += "\u{B6}"
            writeContent(of: element, keeps: keeps)
            text += "\u{B6}"
        case .object, .unseen:
            if place == .object { text += "\u{FFFC}" }
            var inner = BrowserText(hasScripts: hasScripts)
            inner.writeContent(of: element, keeps: keeps)
            apart += [Self.collapsed(inner.text)] + inner.apart
        }
    }

    private mutating func writeContent(of element: HTMLElement, keeps: Bool) {
        let edges = BrowserRules.edges(of: element)
        text += edges.start
        write(element.children, keeps: keeps)
        text += edges.end
    }
}
