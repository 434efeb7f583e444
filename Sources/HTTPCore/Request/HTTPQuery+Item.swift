extension HTTPQuery {
    /// A name with its value.
    public struct Item: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        init(encoded: Substring.UTF8View) throws(HTTPTargetError) {
            let nameEnd = encoded.firstIndex(of: UInt8(ascii: "=")) ?? encoded.endIndex
            name = try PercentEncoding.decode(encoded[..<nameEnd], plusIsSpace: true)
            value = try PercentEncoding.decode(encoded[nameEnd...].dropFirst(), plusIsSpace: true)
        }

        var encoded: String {
            PercentEncoding.encode(name) + "=" + PercentEncoding.encode(value)
        }
    }
}
