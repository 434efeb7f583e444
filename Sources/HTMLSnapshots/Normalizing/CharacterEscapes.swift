/// Writes text so that parsing returns the same text, and every character is visible.
enum CharacterEscapes {
    /// Escapes markup and invisible characters, and in attributes also quotes.
    static func escaped(_ text: String, inAttribute: Bool = false) -> String {
        var text = text
        guard text.withUTF8({ $0.contains { mayNeedReference($0, inAttribute: inAttribute) } }) else { return text }
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

    /// Returns text with references for all characters outside of ASCII.
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

    /// Control characters, directional marks, joiners, spaces other than U+0020 and similar characters.
    ///
    /// Excludes U+0080 to U+009F, because a reference to one of those is parsed as a character of Windows-1252.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x01...0x1F, 0x7F: true
        case 0x00...0x9F: false
        // Latin letters and most characters of East Asia, for speed.
        case 0xAE...0x2FF, 0x3001...0x3163, 0x3165...0xD7FF: false
        default:
            switch scalar.properties.generalCategory {
            case .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: scalar != " "
            default: scalar.properties.isDefaultIgnorableCodePoint
            }
        }
    }
}
