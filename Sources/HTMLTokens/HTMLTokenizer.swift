/// Splits HTML into tags, texts and comments without building a tree, so that it also splits templates and HTML whose
/// tags do not match.
///
/// Source: WHATWG HTML, "Tokenization", without character references and without the states of escaped scripts.
package struct HTMLTokenizer: Sequence, IteratorProtocol {
    /// The HTML elements whose content is text without character references:
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>. With scripts, `noscript` is
    /// another one.
    package static let rawTextNames: Set<String> = [
        "iframe", "noembed", "noframes", "plaintext", "script", "style", "xmp",
    ]
    /// The HTML elements whose content is text with character references.
    package static let escapableTextNames: Set<String> = ["textarea", "title"]

    /// Whether the next token is in SVG or MathML, where elements that contain only text do not exist, and CDATA
    /// sections do. The tokenizer knows no open elements, so a caller that does must set this after each tag.
    package var isInForeignContent = false

    private let bytes: [UInt8]
    private var position = 0
    /// The element whose end tag ends the following text.
    private var textOnly: String?

    /// Creates the tokenizer of HTML in UTF-8.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next token. The ranges of all tokens together are the whole HTML.
    package mutating func next() -> HTMLToken? {
        guard position < bytes.count else { return nil }
        if let element = textOnly, let content = textContent(of: element) { return content }
        return beginsTag(at: position) ? tag() : text()
    }

    private func beginsTag(at index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        return next.isASCIILetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
    }

    private mutating func text() -> HTMLToken {
        let start = position
        repeat { skip(to: "<", from: position + 1) } while position < bytes.count && !beginsTag(at: position)
        return HTMLToken(kind: .text, range: start..<position)
    }

    /// Returns the content of an element that contains only text. Nil if it is empty.
    private mutating func textContent(of element: String) -> HTMLToken? {
        textOnly = nil
        let start = position
        repeat { skip(to: "<", from: position) } while position < bytes.count && !passesEndTag(of: element)
        guard position > start else { return nil }
        return HTMLToken(
            kind: Self.escapableTextNames.contains(element) ? .text : .other, range: start..<position)
    }

    /// Whether the end tag of an element begins here. Moves on if it does not.
    private mutating func passesEndTag(of element: String) -> Bool {
        let start = position
        position += 2
        if element != "plaintext", start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "/"),
            readName() == element
        {
            position = start
            return true
        }
        position = start + 1
        return false
    }

    private mutating func tag() -> HTMLToken {
        let start = position
        position += 1
        switch bytes[position] {
        case UInt8(ascii: "!"): skipDeclaration()
        case UInt8(ascii: "?"): skip(past: ">")
        case UInt8(ascii: "/"):
            position += 1
            if position < bytes.count, bytes[position].isASCIILetter { return tag(.end, from: start) }
            skip(past: ">")
        default: return tag(.start, from: start)
        }
        return HTMLToken(kind: .other, range: start..<position)
    }

    private mutating func tag(_ kind: HTMLToken.Kind, from start: Int) -> HTMLToken {
        var token = HTMLToken(kind: kind, range: start..<start, name: readName())
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if bytes[position].isHTMLSpace {
                position += 1
            } else if bytes[position] == UInt8(ascii: "/") {
                position += 1
                token.closesItself = position < bytes.count && bytes[position] == UInt8(ascii: ">")
            } else {
                token.attributes.append(readAttribute())
                token.lacksSpace = token.lacksSpace || isBehindQuotes
            }
        }
        position = Swift.min(position + 1, bytes.count)
        token.range = start..<position
        if kind == .start, !isInForeignContent,
            Self.rawTextNames.contains(token.name) || Self.escapableTextNames.contains(token.name)
        {
            textOnly = token.name
        }
        return token
    }

    /// Whether an attribute's quotes end here, and not with a space or the tag.
    private var isBehindQuotes: Bool {
        guard position < bytes.count,
            bytes[position - 1] == UInt8(ascii: "\"") || bytes[position - 1] == UInt8(ascii: "'")
        else { return false }
        return !bytes[position].isHTMLSpace && ![UInt8(ascii: "/"), UInt8(ascii: ">")].contains(bytes[position])
    }

    private mutating func readName() -> String {
        let start = position
        skip { !$0.isHTMLSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
        return String(lowercasing: bytes[start..<position])
    }

    private mutating func readAttribute() -> HTMLToken.Attribute {
        let start = position
        position += 1
        skip { !$0.isHTMLSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=") }
        let name = String(lowercasing: bytes[start..<position])
        let end = position
        skip(while: \.isHTMLSpace)
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
            position = end
            return HTMLToken.Attribute(name: name, value: end..<end)
        }
        position += 1
        skip(while: \.isHTMLSpace)
        return HTMLToken.Attribute(name: name, value: readValue())
    }

    private mutating func readValue() -> Range<Int> {
        guard position < bytes.count else { return position..<position }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = position
            skip { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") }
            return start..<position
        }
        let start = position + 1
        position = start
        skip { $0 != quote }
        let end = position
        position = Swift.min(position + 1, bytes.count)
        return start..<end
    }

    /// Skips a comment, a doctype or a CDATA section after its `<`.
    private mutating func skipDeclaration() {
        if isAt("!--") {
            position += 3
            if isAt(">") || isAt("->") { return skip(past: ">") }
            skip(to: "-", from: position)
            while position < bytes.count, !isAt("-->"), !isAt("--!>") { skip(to: "-", from: position + 1) }
            skip(past: ">")
        } else if isInForeignContent, isAt("![CDATA[") {
            skip(to: "]", from: position)
            while position < bytes.count, !isAt("]]>") { skip(to: "]", from: position + 1) }
            skip(past: ">")
        } else {
            skip(past: ">")
        }
    }

    private func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while position < bytes.count, condition(bytes[position]) { position += 1 }
    }

    private mutating func skip(to character: Unicode.Scalar, from start: Int) {
        position = Swift.min(start, bytes.count)
        position = bytes[position...].firstIndex(of: UInt8(ascii: character)) ?? bytes.count
    }

    private mutating func skip(past character: Unicode.Scalar) {
        skip(to: character, from: position)
        position = Swift.min(position + 1, bytes.count)
    }
}

extension String {
    /// Creates the text of a name, whose capital ASCII letters are equal to small ones.
    fileprivate init(lowercasing bytes: ArraySlice<UInt8>) {
        if bytes.contains(where: { $0 != $0.asciiLowercased }) {
            self.init(decoding: bytes.map(\.asciiLowercased), as: UTF8.self)
        } else {
            self.init(decoding: bytes, as: UTF8.self)
        }
    }
}
