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
