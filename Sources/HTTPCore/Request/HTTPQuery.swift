/// The decoded items of a query, in order.
///
/// They are parsed like a form (https://url.spec.whatwg.org/#urlencoded-parsing): `+` is a space, and names may repeat.
/// But malformed encoding is an error.
package struct HTTPQuery: Hashable, Sendable {
    /// The maximum number of items in a request.
    package static let limit = 1_000

    /// The items, including repeated names and empty values.
    package let items: [Item]

    /// Creates a query, which ``encoded`` writes.
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

    /// Returns the value of the first item with a name. It is empty for `?name`, and nil if there is none.
    package subscript(name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    /// The query as it is written in an address, without `?`.
    package var encoded: String {
        items.map(\.encoded).joined(separator: "&")
    }
}

extension HTTPQuery {
    /// A name with its value.
    package struct Item: Hashable, Sendable {
        /// The decoded name, which may be empty.
        package let name: String
        /// The decoded value, which is empty for `name` and for `name=`.
        package let value: String

        /// Creates an item from a name and a value without percent-encoding.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        init(encoded: Substring.UTF8View) throws(HTTPTargetError) {
            let nameEnd = encoded.firstIndex(of: UInt8(ascii: "=")) ?? encoded.endIndex
            name = try PercentEncoding.decode(encoded[..<nameEnd], plusIsSpace: true)
            value = try PercentEncoding.decode(encoded[nameEnd...].dropFirst(), plusIsSpace: true)
            guard isPrintable else { throw .controlCharacter }
        }

        /// Whether HTML allows all characters.
        var isPrintable: Bool { !(name + value).utf8.contains(where: Self.isUnprintable) }

        /// Whether HTML does not allow the character. White space is allowed, because pasted text may contain it.
        private static func isUnprintable(_ byte: UInt8) -> Bool {
            byte.isASCIIControl && ![UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
        }

        /// The commas of a list stay readable. RFC 3986 allows them.
        var encoded: String {
            let values = value.split(separator: ",", omittingEmptySubsequences: false)
            return PercentEncoding.encode(name) + "="
                + values.map { PercentEncoding.encode(String($0)) }.joined(separator: ",")
        }
    }
}
