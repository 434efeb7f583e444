/// Percent-encoding of parts of a URI (RFC 3986 §2.1).
package enum PercentEncoding {
    /// Encodes all characters except unreserved ones, so that the result is safe as one path segment, query name or
    /// value.
    package static func encode(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Decodes a text. In a form's query, `+` is a space.
    static func decode(
        _ encoded: Substring.UTF8View,
        plusIsSpace: Bool = false
    ) throws(HTTPTargetError) -> String {
        guard encoded.contains(where: { $0 == UInt8(ascii: "%") || plusIsSpace && $0 == UInt8(ascii: "+") }) else {
            return String(Substring(encoded))
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(encoded.count)
        var rest = encoded
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                bytes.append(try decodedByte(&rest))
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
        return text
    }

    private static func decodedByte(_ rest: inout Substring.UTF8View) throws(HTTPTargetError) -> UInt8 {
        let digits = rest.prefix(2)
        let values = digits.compactMap(value)
        guard values.count == 2 else {
            throw .malformedPercentEncoding("%" + String(decoding: digits, as: UTF8.self))
        }
        rest = rest.dropFirst(2)
        return values[0] << 4 | values[1]
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        Character(Unicode.Scalar(digit)).hexDigitValue.map(UInt8.init)
    }

    private static let hexDigits = Array("0123456789ABCDEF".utf8)

    /// The unreserved characters (RFC 3986 §2.3).
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte)
    }
}

extension UInt8 {
    var isASCIIDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    var isASCIILetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    var isASCIIControl: Bool { self < 0x20 || self == 0x7F }
}
