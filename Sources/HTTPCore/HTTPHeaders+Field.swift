extension HTTPHeaders {
    /// One header line.
    package struct Field: Hashable, Sendable {
        /// As written; compare it regardless of case.
        package let name: String
        /// Without CR, LF and NUL.
        package let value: String

        init(name: String, value: String) {
            self.name = name
            self.value = value.utf8.contains(where: Self.endsLine) ? Self.oneLine(value) : value
        }

        func isNamed(_ other: String) -> Bool {
            name.utf8.count == other.utf8.count
                && zip(name.utf8, other.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
        }

        private static func oneLine(_ value: String) -> String {
            String(decoding: value.utf8.map { endsLine($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
        }

        private static func endsLine(_ byte: UInt8) -> Bool {
            byte == 0 || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
        }
    }
}
