/// The addresses in CSS: those of `url()` and `@import`.
///
/// Source: CSS Syntax 3, without escapes in addresses.
package struct StyleAddresses {
    /// An address in CSS.
    package struct Address: Hashable, Sendable {
        package let text: String
        /// The offset of its first byte.
        package let offset: Int
    }

    /// The addresses, in order.
    package private(set) var all: [Address] = []
    private let css: [UInt8]
    private var position = 0

    /// Finds the addresses in CSS in UTF-8.
    package init(_ css: [UInt8]) {
        self.css = css
        var isImport = false
        while position < css.count {
            switch css[position] {
            case UInt8(ascii: "/") where isAt("/*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let text = readString()
                if isImport { add(text) }
                isImport = false
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                let isAddress = isAt("url(") && (position == 0 || !Self.isInName(css[position - 1]))
                position += isAddress ? "url(".utf8.count : 1
                if isAddress { add(readAddress()) }
                isImport = false
            case UInt8(ascii: "@"):
                isImport = isAt("@import")
                position += isImport ? "@import".utf8.count : 1
            case let byte:
                if !byte.isHTMLSpace { isImport = false }
                position += 1
            }
        }
    }

    private mutating func add(_ range: Range<Int>) {
        all.append(Address(text: String(decoding: css[range], as: UTF8.self), offset: range.lowerBound))
    }

    private func isAt(_ name: StaticString) -> Bool {
        guard position + name.utf8CodeUnitCount <= css.count else { return false }
        return name.withUTF8Buffer { name in
            name.indices.allSatisfy { css[position + $0].asciiLowercased == name[$0] }
        }
    }

    private mutating func skipComment() {
        position += 2
        while position < css.count, !isAt("*/") { position += 1 }
        position = min(position + 2, css.count)
    }

    /// Reads a string, whose quotes can be escaped in it.
    private mutating func readString() -> Range<Int> {
        let quote = css[position]
        let start = position + 1
        position = start
        while position < css.count, css[position] != quote {
            position += css[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(position, css.count)
        position = end + 1
        return start..<end
    }

    /// Reads the address after `url(`, in quotes or up to the parenthesis.
    private mutating func readAddress() -> Range<Int> {
        while position < css.count, css[position].isHTMLSpace { position += 1 }
        guard position < css.count else { return position..<position }
        if css[position] == UInt8(ascii: "\"") || css[position] == UInt8(ascii: "'") { return readString() }
        let start = position
        while position < css.count, css[position] != UInt8(ascii: ")") { position += 1 }
        var end = position
        while end > start, css[end - 1].isHTMLSpace { end -= 1 }
        return start..<end
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte
            || byte > 0x7F
    }
}
