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

    /// Returns escaped text as people see it: with the characters that references represent, except for control characters.
    static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacing(/&(?:#x([0-9A-F]{1,6})|(amp|lt|gt|quot|nbsp));/) { match in
            guard let digits = match.output.1 else { return named[match.output.2 ?? ""] ?? String(match.output.0) }
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
            guard let scalar, scalar.properties.generalCategory != .control else { return String(match.output.0) }
            return String(Character(scalar))
        }
    }

    private static let named: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}",
    ]

    /// Whether two texts look the same, because only invisible characters differ.
    static func lookEqual(_ one: String, _ other: String) -> Bool { visible(one) == visible(other) }

    private static func visible(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.compactMap { scalar in
            if scalar.properties.generalCategory == .spaceSeparator { return " " }
            return isInvisible(scalar) ? nil : scalar
        }
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
