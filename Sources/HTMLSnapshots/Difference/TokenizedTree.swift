import HTMLParsing

/// A tree as tokens in document order, each with its place.
struct TokenizedTree: Sendable {
    private struct Element {
        let parent: Int
        let name: String
        /// The number among elements of this name in the parent, from 1.
        let number: Int
        let depth: Int
        var sameNames: [String: Int] = [:]
    }

    /// The index of an open element in `elements`.
    private struct Open {
        let index: Int
        /// Nil at the top.
        let element: ShownElement?
        let keepsWhiteSpace: Bool
    }

    private(set) var tokens: [DifferenceToken] = []
    private var owners: [Int32] = []
    private var elements = [Element(parent: -1, name: "", number: 1, depth: 0)]

    init(_ tree: VisibleTree) {
        var open = [Open(index: 0, element: nil, keepsWhiteSpace: false)]
        for node in tree.nodes {
            let around = open[open.count - 1]
            switch node {
            case .start(let element): open.append(start(element, in: around))
            case .end:
                open.removeLast()
                if let element = around.element, element.content != .void {
                    append(.endTag, "</\(element.name)>", owner: around.index)
                }
            case .text(let text) where around.keepsWhiteSpace: appendLines(of: text.string, owner: around.index)
            case .text(let text): appendWords(of: text.string, owner: around.index)
            case .comment(let comment): append(.comment, "<!--\(comment)-->", owner: around.index)
            case .doctype(let doctype): append(.doctype, "<!DOCTYPE \(doctype)>", owner: around.index)
            }
        }
    }

    /// Returns the cost of a change that starts at a token. It is lower at outer levels of the tree, and at a tag.
    func weight(_ token: Int) -> Int {
        let depth = elements[Int(owners[token])].depth
        let kind = tokens[token].kind
        return (kind == .tag || kind == .endTag ? depth - 1 : depth) * 2 + (kind == .tag ? 0 : 1)
    }

    /// Returns the element that a token belongs to.
    func owner(of token: Int) -> Int { Int(owners[token]) }

    /// Returns the name of an element. Empty for what is outside of all elements.
    func name(of owner: Int) -> String { elements[owner].name }

    /// Returns the first words in an element and the elements within it, as people see them.
    func words(in owner: Int, limit: Int) -> [String] {
        guard let start = owners.firstIndex(of: Int32(owner)) else { return [] }
        let inside = owners.indices[start...].prefix { isInside(Int(owners[$0]), owner) }
        return inside.lazy.filter { [.word, .line].contains(tokens[$0].kind) }.prefix(limit).map {
            tokens[$0].shownText
        }
    }

    private func isInside(_ element: Int, _ owner: Int) -> Bool {
        var index = element
        while index > owner { index = elements[index].parent }
        return index == owner
    }

    /// Returns the place of a token as a selector, such as `main > form > button@class`. Empty at the top of a
    /// fragment.
    ///
    /// - Parameter isNumbered: Whether to number elements of the same name.
    func place(of token: Int, isNumbered: Bool) -> String {
        var steps: [String] = []
        var index = Int(owners[token])
        while index > 0 {
            let element = elements[index]
            let isOnly = !isNumbered || elements[element.parent].sameNames[element.name] == 1
            steps.append(isOnly ? element.name : "\(element.name):nth-of-type(\(element.number))")
            index = element.parent
        }
        if steps.count > 2, steps.suffix(2) == ["body", "html"] { steps.removeLast(2) }
        return steps.reversed().joined(separator: " > ") + attribute(of: tokens[token])
    }

    private func attribute(of token: DifferenceToken) -> String {
        switch token.kind {
        case .class: "@class"
        case .attribute: "@" + token.text.prefix { $0 != "=" }
        default: ""
        }
    }

    private mutating func start(_ element: ShownElement, in owner: Open) -> Open {
        let number = elements[owner.index].sameNames[element.name, default: 0] + 1
        elements[owner.index].sameNames[element.name] = number
        elements.append(
            Element(
                parent: owner.index, name: element.name, number: number, depth: elements[owner.index].depth + 1))
        let own = elements.count - 1
        append(.tag, "<\(element.name)", owner: own)
        for attribute in element.attributes { append(attribute, owner: own) }
        return Open(
            index: own, element: element, keepsWhiteSpace: owner.keepsWhiteSpace || element.content != .flow)
    }

    private mutating func append(_ attribute: HTMLAttribute, owner: Int) {
        guard let value = attribute.value else { return append(.attribute, attribute.name, owner: owner) }
        let classes = attribute.name == "class" ? VisibleAttributes.tokens(value) : []
        guard classes.isEmpty else {
            for token in classes { append(.class, String(token), owner: owner) }
            return
        }
        append(
            .attribute, "\(attribute.name)=\"\(CharacterEscapes.escaped(value, inAttribute: true))\"", owner: owner)
    }

    /// The words of a text, and white space at its edges. White space between words is implied.
    private mutating func appendWords(of text: String, owner: Int) {
        var rest = text.unicodeScalars[...]
        while let first = rest.first {
            let isSpace = first == " " || first == "\n"
            let run = rest.prefix { ($0 == " " || $0 == "\n") == isSpace }
            rest = rest.dropFirst(run.count)
            let isAtEdge = rest.isEmpty || run.startIndex == text.startIndex
            if !isSpace {
                append(.word, CharacterEscapes.escaped(String(run)), owner: owner)
            } else if isAtEdge || first == "\n" {
                append(.space, String(run), owner: owner)
            }
        }
    }

    private mutating func appendLines(of text: String, owner: Int) {
        for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            append(.line, String(line), owner: owner)
        }
    }

    private mutating func append(_ kind: DifferenceToken.Kind, _ text: String, owner: Int) {
        tokens.append(DifferenceToken(kind: kind, text: text))
        owners.append(Int32(owner))
    }
}

/// The smallest part of HTML in a difference.
///
/// Tokens are equal if their bytes are equal. A letter with a combining accent differs from the precomposed letter.
struct DifferenceToken: Hashable, Sendable {
    enum Kind: Sendable {
        /// The beginning of a start tag, such as `<button`.
        case tag
        /// An attribute other than `class`, as it is written.
        case attribute
        /// One class of a list.
        case `class`
        /// One word of text.
        case word
        /// White space: at the edge of a text, a space or a line feed.
        case space
        /// A sign of a line that is compared by words.
        case sign
        /// A line of `pre`, `script` or a similar element, or of the written HTML.
        case line
        /// A whole comment.
        case comment
        /// A whole doctype.
        case doctype
        /// An end tag.
        case endTag
    }

    let kind: Kind
    /// The token as it is shown: `<button`, `type="submit"`, a class, a word, `</button>`.
    let text: String

    /// A word or a line as people see it.
    var shownText: String { kind == .word ? CharacterEscapes.unescaped(text) : text }

    static func == (left: DifferenceToken, right: DifferenceToken) -> Bool {
        left.kind == right.kind && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
