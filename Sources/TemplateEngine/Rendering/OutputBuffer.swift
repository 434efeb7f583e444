/// The output, in memory that grows by doubling up to a limit.
///
/// This is the only file of the engine with pointers: for the short pieces of a template, `[UInt8].append(contentsOf:)`
/// costs more than the copying itself.
struct OutputBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private let limit: Int
    private(set) var count = 0
    /// Whether output was left out because of the limit.
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

    /// Appends `bytes` with escaped HTML characters.
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

    /// Removes the output after the first `count` bytes.
    mutating func truncate(to count: Int) {
        self.count = min(self.count, count)
    }

    /// Appends the output to `array`.
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

    /// Makes room for more bytes. Returns false if the limit is reached.
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
    /// Appends the text of `value` with escaped HTML characters. Returns false if the value has no text.
    mutating func appendEscaped(_ value: TemplateValue) -> Bool {
        guard let text = value.text else { return false }
        appendEscaped(text.utf8.span)
        return true
    }

    /// Appends the text of `value` unchanged. Returns false if the value has no text.
    mutating func append(_ value: TemplateValue) -> Bool {
        guard let text = value.text else { return false }
        append(text.utf8.span)
        return true
    }
}

/// The bytes that must be escaped in HTML text and quoted attribute values, with their references.
///
/// It processes bytes instead of characters, so that it also finds a quote before a combining mark.
enum HTMLEscape {
    /// A bit for each byte to escape: `"`, `&`, `'`, `<`, `>`. All are below 64.
    private static let replaced: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

    /// Whether a byte is written unchanged.
    @inline(__always)
    static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 64 || (replaced >> UInt64(byte)) & 1 == 0
    }

    /// Returns the reference for a byte that must be escaped.
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
