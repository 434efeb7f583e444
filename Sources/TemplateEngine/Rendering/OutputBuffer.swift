/// The output, in memory that grows by doubling up to a limit.
///
/// This is the only file of the engine with pointers: for the short pieces of a template, `[UInt8].append(contentsOf:)`
/// costs more than the copying itself.
struct OutputBuffer: ~Copyable {
    /// The bytes that are copied at once. Excess bytes are overwritten by the next output.
    private typealias Block = SIMD16<UInt8>
    /// The bytes that are allocated beyond the capacity: enough for a block, or for eight escaped bytes.
    private static let slack = 64

    private var start: UnsafeMutableRawPointer
    /// The allocated bytes without the slack.
    private var capacity: Int
    private let limit: Int
    private(set) var count = 0
    /// Whether output was left out because there was no room for it within the limit.
    private var isCut = false

    init(limit: Int) {
        // The arithmetic with limits cannot overflow.
        self.limit = min(limit, .max / 4)
        capacity = min(self.limit, 1 << 14)
        start = Self.allocate(capacity)
    }

    deinit {
        start.deallocate()
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
        .allocate(byteCount: capacity + slack, alignment: slack)
    }

    /// Whether the output exceeds the limit.
    var isFull: Bool { count > limit || isCut }

    mutating func append(_ bytes: Span<UInt8>) {
        guard reserve(bytes.count) else { return }
        bytes.withUnsafeBytes { bytes in
            if let source = bytes.baseAddress { (start + count).copyMemory(from: source, byteCount: bytes.count) }
        }
        count += bytes.count
    }

    /// Appends a range of `bytes`.
    mutating func append(_ range: Range<Int>, of bytes: Span<UInt8>) {
        let size = MemoryLayout<Block>.size
        guard range.lowerBound >= 0, range.upperBound + size <= bytes.count else {
            return append(bytes.extracting(range))
        }
        guard reserve(range.count) else { return }
        bytes.withUnsafeBytes { bytes in
            var (index, end) = (range.lowerBound, start + count)
            while index < range.upperBound {
                end.storeBytes(of: bytes.loadUnaligned(fromByteOffset: index, as: Block.self), as: Block.self)
                (index, end) = (index + size, end + size)
            }
        }
        count += range.count
    }

    /// Appends `bytes` with escaped HTML characters. Eight bytes without such characters are copied at once. The last
    /// eight include some bytes before them, which are written again.
    mutating func appendEscaped(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBytes { bytes in
            let size = MemoryLayout<UInt64>.size
            var index = 0
            while index < bytes.count, reserve(size) {
                let (first, end) = (min(index, bytes.count - size), start + count)
                if first >= 0, HTMLEscape.isPlain(bytes.loadUnaligned(fromByteOffset: first, as: UInt64.self)) {
                    let word = bytes.loadUnaligned(fromByteOffset: first, as: UInt64.self)
                    (end - (index - first)).storeBytes(of: word, as: UInt64.self)
                    count += size - (index - first)
                } else {
                    let block = bytes[index..<min(index + size, bytes.count)]
                    count += HTMLEscape.write(UnsafeRawBufferPointer(rebasing: block), to: end)
                }
                index += size
            }
        }
    }

    /// Removes the output after the first `count` bytes.
    mutating func truncate(to count: Int) {
        self.count = min(self.count, count)
    }

    /// Appends the output to `array`.
    func copy(to array: inout [UInt8]) {
        array.append(contentsOf: UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Makes room for more bytes. Returns false if the limit is reached.
    @inline(__always)
    private mutating func reserve(_ additional: Int) -> Bool {
        additional <= capacity - count || grow(by: additional)
    }

    @inline(never)
    private mutating func grow(by additional: Int) -> Bool {
        guard additional <= limit + Self.slack - count else {
            isCut = true
            return false
        }
        capacity = min(limit + Self.slack, max(capacity * 2, count + additional))
        let larger = Self.allocate(capacity)
        larger.copyMemory(from: start, byteCount: count)
        start.deallocate()
        start = larger
        return true
    }
}

/// The bytes that must be escaped in HTML text and quoted attribute values, with their references.
///
/// It processes bytes instead of characters, so that it also finds a quote before a combining mark.
enum HTMLEscape {
    /// Writes bytes with escaped HTML characters. Returns the number of bytes written.
    static func write(_ bytes: UnsafeRawBufferPointer, to output: UnsafeMutableRawPointer) -> Int {
        var end = output
        for byte in bytes {
            if let replacement = replacement(for: byte) {
                end.copyMemory(from: replacement.utf8Start, byteCount: replacement.utf8CodeUnitCount)
                end += replacement.utf8CodeUnitCount
            } else {
                end.storeBytes(of: byte, as: UInt8.self)
                end += 1
            }
        }
        return end - output
    }

    private static func replacement(for byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }

    /// Whether eight bytes are written unchanged.
    @inline(__always)
    static func isPlain(_ word: UInt64) -> Bool {
        // `&` and `'` differ by one bit, and so do `<` and `>`.
        !has("\"", in: word) && !has("&", in: word & each(~0x01)) && !has("<", in: word & each(~0x02))
    }

    /// Whether one of eight bytes is the character, so that their difference has a zero byte.
    @inline(__always)
    private static func has(_ character: Unicode.Scalar, in word: UInt64) -> Bool {
        let difference = word ^ each(UInt8(ascii: character))
        return (difference &- each(0x01)) & ~difference & each(0x80) != 0
    }

    @inline(__always)
    private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
