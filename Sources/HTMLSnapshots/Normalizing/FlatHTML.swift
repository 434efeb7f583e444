import HTMLParsing

/// Writes nodes on one line, where that is possible and short.
struct FlatHTML {
    private var output = ""
    private let longest: Int

    /// The nodes on one line, or nil if that is longer than so many bytes or one of them needs lines of its own.
    static func text(of nodes: [HTMLNode], longest: Int) -> String? {
        var flat = FlatHTML(longest: longest)
        return flat.write(nodes) ? flat.output : nil
    }

    /// Whether anything of flat nodes is on the line of text.
    static func shows(_ nodes: [HTMLNode]) -> Bool {
        nodes.contains { node in
            guard let element = node.element else { return true }
            return HTMLDisplay(element) != .inline || shows(element.children)
        }
    }

    private init(longest: Int) {
        self.longest = longest
    }

    private mutating func write(_ nodes: [HTMLNode]) -> Bool {
        nodes.allSatisfy { node in
            switch node {
            case .text(let text): !text.string.utf8.contains(0x0A) && append(CharacterReferences.escaped(text.string))
            case .element(let element): write(element)
            case .comment, .doctype: false
            }
        }
    }

    private mutating func write(_ element: HTMLElement) -> Bool {
        let display = HTMLDisplay(element)
        let content = HTMLContent(element)
        guard [.inline, .bounded, .atomic, .breakOpportunity].contains(display), content == .flow || content == .void
        else {
            return false
        }
        let tag = StartTag(element, depth: 0)
        guard !tag.isLong, append(tag.text) else { return false }
        return content == .void || (write(element.children) && append("</\(element.name)>"))
    }

    private mutating func append(_ text: String) -> Bool {
        output += text
        return output.utf8.count <= longest
    }
}
