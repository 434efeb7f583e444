import HTMLParsing
import HTMLTokens

/// A tag that is written as HTML in a document.
struct HTMLTag {
    /// The name in lower case.
    let name: String
    let isEnd: Bool
    /// Whether it ends with `/>`.
    let closesItself: Bool
    /// The values of attributes, without character references, by names in lower case.
    let attributes: [String: String]
    /// The tag as it is written.
    let source: String
    /// The line in the file, from 1.
    let line: Int

    /// What can be between tags.
    enum Piece {
        case tag(HTMLTag)
        /// A text without character references.
        case text(String)
        /// A comment, which is not shown.
        case comment

        var tag: HTMLTag? { if case .tag(let tag) = self { tag } else { nil } }

        /// Whether it is a comment or only space.
        var isHidden: Bool {
            switch self {
            case .tag: false
            case .text(let text): text.allSatisfy(\.isWhitespace)
            case .comment: true
            }
        }
    }

    /// Returns the tags in a node of HTML.
    static func all(in node: MarkdownNode) -> [HTMLTag] {
        pieces(of: node).compactMap(\.tag)
    }

    /// Splits a node of HTML at its tags.
    ///
    /// - Parameter line: The line of the node. Nil if cmark knows it.
    static func pieces(of node: MarkdownNode, line: Int? = nil) -> [Piece] {
        let html = Array(node.literal.utf8)
        var line = line ?? node.line
        return HTMLTokenizer(html).map { token in
            defer { line += html[token.range].count { $0 == UInt8(ascii: "\n") } }
            let source = String(decoding: html[token.range], as: UTF8.self)
            return switch token.kind {
            case .start, .end: .tag(HTMLTag(token, source: source, line: line, in: html))
            case .text: .text(decoded(source))
            case .other: source.hasPrefix("<!--") && source.hasSuffix("-->") ? .comment : .text(source)
            }
        }
    }

    private init(_ token: HTMLToken, source: String, line: Int, in html: [UInt8]) {
        name = token.name
        isEnd = token.kind == .end
        closesItself = token.closesItself
        attributes = Dictionary(
            token.attributes.map { ($0.name, Self.decoded(String(decoding: html[$0.value], as: UTF8.self))) },
            uniquingKeysWith: { first, _ in first })
        self.source = source
        self.line = line
    }

    /// The addresses in the tag as they are written.
    var addresses: [String] {
        guard !isEnd, let element = SafeElement(self) else { return [] }
        return element.addresses
    }

    /// Replaces the character references in a text.
    private static func decoded(_ text: String) -> String {
        guard text.contains("&"), let nodes = try? HTMLParser.parse(text.replacing("<", with: "&lt;")).nodes else {
            return text
        }
        return nodes.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    /// Returns a text as the content of an element or of an attribute in quotes.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}

/// A tag of a page that is shown as text.
package struct MarkdownTag: Hashable, Sendable {
    /// The tag as it is written.
    package let source: String
    /// The line in the source file, from 1.
    package let line: Int
}
