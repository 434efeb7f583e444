import HTMLParsing

/// Splits HTML into tags and texts without building a tree, so that it can also scan templates.
///
/// Source: WHATWG HTML, "Tokenization", but only tags, comments and raw text.
struct MarkupScanner: Sequence, IteratorProtocol {
    private static let shownText: Set<String> = ["title", "textarea"]
    private static let textOnlyNames = HTMLElement.rawTextNames.union(shownText)

    private let bytes: [UInt8]
    private var position = 0
    /// The element whose end tag ends the following text.
    private var textOnly: String?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> MarkupToken? {
        guard position < bytes.count else { return nil }
        if let element = textOnly, let content = textContent(of: element) { return content }
        return tag() ?? text()
    }

    /// Returns the content of a script, style, title or similar element. Nil if there is none.
    private mutating func textContent(of element: String) -> MarkupToken? {
        textOnly = nil
        let start = position
        let end = Array("</\(element)".utf8)
        while position < bytes.count, !bytes[position...].starts(with: end, by: { $0.asciiLowercased == $1 }) {
            position += 1
        }
        guard position > start else { return nil }
        return MarkupToken(kind: Self.shownText.contains(element) ? .text : .other, range: start..<position)
    }

    private mutating func text() -> MarkupToken {
        let start = position
        position += 1
        while position < bytes.count, !beginsTag(at: position) { position += 1 }
        return MarkupToken(kind: .text, range: start..<position)
    }

    private func beginsTag(at index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        return next.isASCIILetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
    }

    private mutating func tag() -> MarkupToken? {
        guard beginsTag(at: position) else { return nil }
        let start = position
        switch bytes[position + 1] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"): return comment(from: start)
        case UInt8(ascii: "/"):
            position += 2
            let name = readName()
            skip { $0 != UInt8(ascii: ">") }
            position = Swift.min(position + 1, bytes.count)
            return MarkupToken(kind: name.isEmpty ? .other : .end, range: start..<position, name: name)
        default: return startTag(from: start)
        }
    }

    private mutating func comment(from start: Int) -> MarkupToken {
        if bytes[start...].starts(with: "<!--".utf8) {
            position = start + 4
            while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) { position += 1 }
            position = Swift.min(position + 3, bytes.count)
        } else {
            skip { $0 != UInt8(ascii: ">") }
            position = Swift.min(position + 1, bytes.count)
        }
        return MarkupToken(kind: .other, range: start..<position)
    }

    private mutating func startTag(from start: Int) -> MarkupToken {
        position += 1
        var token = MarkupToken(kind: .start, range: start..<start, name: readName())
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
        if Self.textOnlyNames.contains(token.name) { textOnly = token.name }
        return MarkupToken(
            kind: .start, range: start..<position, name: token.name, attributes: token.attributes,
            closesItself: token.closesItself, lacksSpace: token.lacksSpace)
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
        return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    }

    private mutating func readAttribute() -> MarkupAttribute {
        let start = position
        position += 1
        skip { !$0.isHTMLSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=") }
        let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
        let end = position
        skip(while: \.isHTMLSpace)
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
            position = end
            return MarkupAttribute(name: name, value: end..<end)
        }
        position += 1
        skip(while: \.isHTMLSpace)
        return MarkupAttribute(name: name, value: readValue())
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

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while position < bytes.count, condition(bytes[position]) { position += 1 }
    }
}

/// A piece of HTML: a tag, or the text between two tags.
struct MarkupToken: Hashable {
    enum Kind: Hashable {
        /// Text that is shown.
        case text
        /// A start tag: `<name …>`.
        case start
        /// An end tag: `</name>`.
        case end
        /// A comment, a doctype, or the content of a script or style.
        case other
    }

    let kind: Kind
    /// The bytes of the token.
    let range: Range<Int>
    /// The name of a tag in lower case. Empty for other tokens.
    var name = ""
    /// The attributes of a start tag, including duplicates.
    var attributes: [MarkupAttribute] = []
    /// Whether a start tag ends with `/>`.
    var closesItself = false
    /// Whether an attribute of a start tag directly follows the quotes of another one.
    var lacksSpace = false
}

extension MarkupToken {
    /// Returns the value of a start tag's attribute, or nil if the attribute is missing.
    func value(of name: String, in markup: [UInt8]) -> String? {
        attributes.first { $0.name == name }.map { String(decoding: markup[$0.value], as: UTF8.self) }
    }
}

/// An attribute as it is written in a tag.
struct MarkupAttribute: Hashable {
    /// The name in lower case.
    let name: String
    /// The bytes of the value without its quotes. Empty for an attribute without a value.
    let value: Range<Int>
}
