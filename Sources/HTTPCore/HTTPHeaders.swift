/// Header fields in order. Names are compared regardless of case (RFC 9110 §5.1).
///
/// CR, LF and NUL in a value become spaces (RFC 9110 §5.5), so that a value cannot add a field.
package struct HTTPHeaders: Hashable, Sendable {
    private var fields: [Field]

    /// Creates an empty list of fields.
    package init() {
        fields = []
    }

    /// Adds a field, in addition to those with the same name.
    package mutating func append(name: String, value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// The first value of a name. Setting it replaces all values. Setting nil removes them.
    package subscript(name: String) -> String? {
        get {
            fields.first { $0.isNamed(name) }?.value
        }
        set {
            fields.removeAll { $0.isNamed(name) }
            if let newValue { append(name: name, value: newValue) }
        }
    }

    /// Returns all values of a name.
    package func values(named name: String) -> [String] {
        fields.filter { $0.isNamed(name) }.map(\.value)
    }
}

extension HTTPHeaders: Sequence {
    package func makeIterator() -> IndexingIterator<[Field]> {
        fields.makeIterator()
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0, value: $1) }
    }
}

extension HTTPHeaders {
    /// A header field.
    package struct Field: Hashable, Sendable {
        /// The name as written. Compare it regardless of case.
        package let name: String
        /// The value without CR, LF and NUL.
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

extension UInt8 {
    var isASCIIDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    var isASCIILetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(asciiLowercased)
    }

    var isASCIIControl: Bool { self < 0x20 || self == 0x7F }

    /// The byte in lower case if it is one of A to Z.
    var asciiLowercased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}
