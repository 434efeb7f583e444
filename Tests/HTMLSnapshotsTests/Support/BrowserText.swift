import HTMLParsing

/// The text that a browser shows for a tree, computed in another way than the normalizer does.
///
/// All text is put one after the other with signs for the edges of blocks; then each run of white space is one space,
/// or none at an edge.
struct BrowserText {
    private let hasScripts: Bool
    private var text = ""
    private var apart: [String] = []

    /// The lines of text, and then those inside of elements with lines of their own.
    static func of(_ nodes: [HTMLNode], hasScripts: Bool) -> [String] {
        var writer = BrowserText(hasScripts: hasScripts)
        var nodes = nodes[...]
        writer.write(&nodes, keeps: false)
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

    /// Writes nodes up to the end of the element around them.
    private mutating func write(_ nodes: inout ArraySlice<HTMLNode>, keeps: Bool) {
        while let node = nodes.popFirst(), node != .end {
            switch node {
            case .text(let text) where keeps:
                self.text.unicodeScalars.append(contentsOf: text.unicodeScalars.map { Self.kept[$0] ?? $0 })
            case .text(let text): self.text += text
            case .start(let element):
                write(element, with: &nodes, keeps: keeps || BrowserRules.keepsText(element))
            case .end, .comment, .doctype: break
            }
        }
    }

    private mutating func write(_ element: HTMLElement, with nodes: inout ArraySlice<HTMLNode>, keeps: Bool) {
        let place = BrowserRules.place(of: element, hasScripts: hasScripts)
        let edges = BrowserRules.edges(of: element)
        switch place {
        case .object, .unseen:
            if place == .object { text += "\u{FFFC}" }
            var inner = BrowserText(hasScripts: hasScripts)
            inner.text = edges.start
            inner.write(&nodes, keeps: keeps)
            apart += [Self.collapsed(inner.text + edges.end)] + inner.apart
        case .inline, .block, .lineBreak, .breakOpportunity:
            text += Self.edge(of: place) + edges.start
            write(&nodes, keeps: keeps)
            text += edges.end + (place == .block ? "\u{B6}" : "")
        }
    }

    private static func edge(of place: BrowserRules.Place) -> String {
        switch place {
        case .block, .lineBreak: "\u{B6}"
        case .breakOpportunity: "\u{200B}"
        case .inline, .object, .unseen: ""
        }
    }
}
