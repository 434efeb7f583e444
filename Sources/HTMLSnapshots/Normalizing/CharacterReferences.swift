/// Writes text so that it is read back as it is, and so that nothing in it is invisible.
enum CharacterReferences {
    /// Text with references for markup and for what cannot be seen; in an attribute also for quotes.
    static func escaped(_ text: String, inAttribute: Bool = false) -> String {
        guard text.utf8.contains(where: { mayNeedReference($0, inAttribute: inAttribute) }) else { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            if let reference = reference(for: scalar, inAttribute: inAttribute) {
                result += reference
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Text in which a reference stands for each character beyond ASCII.
    static func inASCII(_ text: String) -> String {
        text.unicodeScalars.map { $0.isASCII ? String($0) : numeric($0) }.joined()
    }

    private static func numeric(_ scalar: Unicode.Scalar) -> String {
        "&#x\(String(scalar.value, radix: 16, uppercase: true));"
    }

    private static func mayNeedReference(_ byte: UInt8, inAttribute: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0x7F...: true
        case UInt8(ascii: "\""): inAttribute
        case 0x09, 0x0A: false
        default: byte < 0x20
        }
    }

    private static func reference(for scalar: Unicode.Scalar, inAttribute: Bool) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": inAttribute ? "&quot;" : nil
        case "\u{A0}": "&nbsp;"
        default: isInvisible(scalar) ? numeric(scalar) : nil
        }
    }

    /// Controls, directions, joiners, spaces other than U+0020 and the like.
    ///
    /// Not U+0080 to U+009F: a reference to one of those is read as a character of Windows-1252.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x01...0x1F, 0x7F: true
        case 0x00...0x9F: false
        default:
            switch scalar.properties.generalCategory {
            case .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: scalar != " "
            default: scalar.properties.isDefaultIgnorableCodePoint
            }
        }
    }
}
