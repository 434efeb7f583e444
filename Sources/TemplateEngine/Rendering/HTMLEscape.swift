/// The bytes that HTML text and quoted attribute values cannot hold, and what stands for them.
///
/// Working on bytes rather than characters, it also sees a quote that a combining mark follows.
enum HTMLEscape {
    /// A bit for each byte that is replaced: `"`, `&`, `'`, `<`, `>`. All of them are below 64.
    private static let replaced: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

    /// Whether a byte is written as it is.
    @inline(__always)
    static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 64 || (replaced >> UInt64(byte)) & 1 == 0
    }

    /// What is written for a byte that is not plain.
    static func replacement(for byte: UInt8) -> StaticString {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
        }
    }
}
