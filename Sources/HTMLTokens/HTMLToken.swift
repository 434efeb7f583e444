/// A piece of HTML: a tag, or the text between two tags.
package struct HTMLToken: Hashable, Sendable {
    /// The kind of a token.
    package enum Kind: Hashable, Sendable {
        /// Text that is shown.
        case text
        /// A start tag: `<name …>`.
        case start
        /// An end tag: `</name>`.
        case end
        /// A comment, a doctype, or the content of a script or style.
        case other
    }

    /// An attribute as it is written in a tag.
    package struct Attribute: Hashable, Sendable {
        /// The name in lower case.
        package let name: String
        /// The bytes of the value without its quotes. Empty for an attribute without a value.
        package let value: Range<Int>
    }

    package let kind: Kind
    /// The bytes of the token.
    package internal(set) var range: Range<Int>
    /// The name of a tag in lower case. Empty for other tokens.
    package internal(set) var name = ""
    /// The attributes of a tag, including duplicates.
    package internal(set) var attributes: [Attribute] = []
    /// Whether a tag ends with `/>`.
    package internal(set) var closesItself = false
    /// Whether an attribute of a tag directly follows the quotes of another one.
    package internal(set) var lacksSpace = false

    /// Returns the value of a tag's attribute as it is written in the HTML. Nil if the attribute is missing.
    package func value(of name: String, in html: [UInt8]) -> String? {
        attributes.first { $0.name == name }.map { String(decoding: html[$0.value], as: UTF8.self) }
    }
}

extension UInt8 {
    /// Whether the byte is white space in HTML: a tab, a line feed, a form feed, a carriage return or a space.
    ///
    /// Source: <https://infra.spec.whatwg.org/#ascii-whitespace>.
    package var isHTMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

    /// Whether the byte is an ASCII letter.
    package var isASCIILetter: Bool { UInt8(ascii: "a") <= self | 0x20 && self | 0x20 <= UInt8(ascii: "z") }

    /// The byte in lower case if it is a capital ASCII letter.
    package var asciiLowercased: UInt8 { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") ? self | 0x20 : self }
}

extension String {
    /// The text with the characters of the references that templates write in attributes.
    package var resolvingAttributeReferences: String {
        // Most values have none.
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        return replacing("&#39;", with: "'").replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
            .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }

    /// The text as the value of an attribute in double quotes.
    package var escapedForAttribute: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\"") }) else { return self }
        return replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    }
}
