/// The bytes that HTML text and quoted attribute values cannot hold, and what stands for them.
///
/// Working on bytes rather than characters, it also sees a quote that a combining mark follows.
enum HTMLEscape {
    /// For each byte whether it is written as it is.
    static func isPlain(_ byte: UInt8) -> Bool {
        byte > UInt8(ascii: ">") || !isSpecial(byte)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }

    /// What is written for a byte that is not plain.
    static func entity(for byte: UInt8) -> StaticString {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
        }
    }
}
