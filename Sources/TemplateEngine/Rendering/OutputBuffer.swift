/// The bytes written so far, in memory that grows by doubling up to a limit.
///
/// The only file of the engine that handles pointers: `[UInt8].append(contentsOf:)` costs more than the copying itself
/// for the short pieces that a template consists of.
struct OutputBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private let limit: Int
    private(set) var count = 0
    /// Whether something was left out because there was no room for it within the limit.
    private(set) var isFull = false

    init(limit: Int) {
        capacity = min(limit, 1 << 14)
        self.limit = limit
        start = .allocate(capacity: capacity)
    }

    deinit {
        start.deallocate()
    }

    mutating func append(_ bytes: Span<UInt8>) {
        guard reserve(bytes.count) else { return }
        bytes.withUnsafeBufferPointer { copy($0) }
    }

    /// Appends `bytes` with the characters that HTML gives a meaning replaced.
    mutating func appendEscaped(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { bytes in
            var plainStart = 0
            var index = 0
            while index < bytes.count {
                if !HTMLEscape.isPlain(bytes[index]) {
                    append(UnsafeBufferPointer(rebasing: bytes[plainStart..<index]))
                    let replacement = HTMLEscape.replacement(for: bytes[index])
                    append(UnsafeBufferPointer(start: replacement.utf8Start, count: replacement.utf8CodeUnitCount))
                    plainStart = index + 1
                }
                index += 1
            }
            append(UnsafeBufferPointer(rebasing: bytes[plainStart...]))
        }
    }

    /// Forgets what was written after the first `count` bytes.
    mutating func truncate(to count: Int) {
        self.count = min(self.count, count)
    }

    /// Appends all that was written to `array`.
    func copy(to array: inout [UInt8]) {
        array.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard reserve(bytes.count) else { return }
        copy(bytes)
    }

    private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        (start + count).update(from: source, count: bytes.count)
        count += bytes.count
    }

    /// Makes room for more bytes. Gives false when there is none within the limit.
    private mutating func reserve(_ additional: Int) -> Bool {
        if additional <= capacity - count { return true }
        guard additional <= limit - count else {
            isFull = true
            return false
        }
        grow(to: min(limit, max(capacity * 2, count + additional)))
        return true
    }

    private mutating func grow(to newCapacity: Int) {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
        capacity = newCapacity
    }
}

extension OutputBuffer {
    /// Appends the text of `value`, with what HTML gives a meaning replaced. Gives false when the value has no text.
    mutating func appendEscaped(_ value: TemplateValue) -> Bool {
        guard let text = value.text else { return false }
        appendEscaped(text.utf8.span)
        return true
    }

    /// Appends the text of `value` as it is. Gives false when the value has no text.
    mutating func append(_ value: TemplateValue) -> Bool {
        guard let text = value.text else { return false }
        append(text.utf8.span)
        return true
    }
}

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
