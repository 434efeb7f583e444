/// The decoded items of a query, in their order.
///
/// They are read as a form writes them: `+` is a space, and a name may repeat
/// (https://url.spec.whatwg.org/#urlencoded-parsing), but malformed encoding is an error.
package struct HTTPQuery: Hashable, Sendable {
    /// The most items that a request may have.
    package static let limit = 100

    /// Repeated names and empty values included.
    package let items: [Item]

    /// A query to be written into an address with ``encoded``.
    package init(_ items: [Item] = []) {
        self.items = items
    }

    init(encoded: Substring.UTF8View) throws(HTTPTargetError) {
        var items: [Item] = []
        for part in encoded.split(separator: UInt8(ascii: "&")) {
            guard items.count < Self.limit else { throw .tooManyQueryItems(limit: Self.limit) }
            items.append(try Item(encoded: part))
        }
        self.items = items
    }

    /// The value of the first item of a name: empty for `?name` and `?name=`, nil when there is none.
    package subscript(name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    /// The query as it stands in an address, without `?`.
    package var encoded: String {
        items.map(\.encoded).joined(separator: "&")
    }
}

extension HTTPQuery {
    /// A name with its value.
    package struct Item: Hashable, Sendable {
        /// Decoded; may be empty.
        package let name: String
        /// Decoded; empty for `name` as for `name=`.
        package let value: String

        /// Takes both as they are meant, not percent-encoded.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        init(encoded: Substring.UTF8View) throws(HTTPTargetError) {
            let nameEnd = encoded.firstIndex(of: UInt8(ascii: "=")) ?? encoded.endIndex
            name = try PercentEncoding.decode(encoded[..<nameEnd], plusIsSpace: true)
            value = try PercentEncoding.decode(encoded[nameEnd...].dropFirst(), plusIsSpace: true)
            guard !(name + value).utf8.contains(where: Self.isUnprintable) else { throw .controlCharacter }
        }

        /// Whether HTML has no place for it: white space, which pasted text may have, it has.
        private static func isUnprintable(_ byte: UInt8) -> Bool {
            byte.isASCIIControl && ![UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
        }

        var encoded: String {
            PercentEncoding.encode(name) + "=" + PercentEncoding.encode(value)
        }
    }
}
