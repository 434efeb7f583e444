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

    /// Appends `bytes` with escaped HTML characters. The bytes between them are copied eight at a time.
    mutating func appendEscaped(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBytes { bytes in
            var index = 0
            while index < bytes.count, reserve(bytes.count - index) {
                index = appendPlain(bytes, from: index)
                guard index < bytes.count else { return }
                let reference = HTMLEscape.reference(of: bytes[index])
                (start + count).copyMemory(from: reference.utf8Start, byteCount: reference.utf8CodeUnitCount)
                count += reference.utf8CodeUnitCount
                index += 1
            }
        }
    }

    /// Appends the bytes before the first HTML character, for which there is room. Returns its index, or that of the end.
    private mutating func appendPlain(_ bytes: UnsafeRawBufferPointer, from first: Int) -> Int {
        var (index, end) = (first, start + count)
        var plain = HTMLEscape.blockSize
        while plain == HTMLEscape.blockSize, index < bytes.count {
            let block = HTMLEscape.block(of: bytes, at: index)
            end.storeBytes(of: block.littleEndian, as: UInt64.self)
            plain = min(HTMLEscape.plainBytes(in: block), bytes.count - index)
            (index, end) = (index + plain, end + plain)
        }
        count += index - first
        return index
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
    /// The bytes that are examined at once.
    static let blockSize = MemoryLayout<UInt64>.size

    /// Returns the block at an index, with the first byte in its lowest bits. Zeros follow the last byte.
    @inline(__always)
    static func block(of bytes: UnsafeRawBufferPointer, at index: Int) -> UInt64 {
        let missing = index + blockSize - bytes.count
        if missing <= 0 { return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) }
        if missing <= index {
            let last = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index - missing, as: UInt64.self))
            return last &>> (8 * UInt64(missing))
        }
        var block: UInt64 = 0
        for place in index..<bytes.count { block |= UInt64(bytes[place]) &<< (8 * UInt64(place - index)) }
        return block
    }

    /// Returns the number of bytes of a block before its first HTML character.
    @inline(__always)
    static func plainBytes(in block: UInt64) -> Int {
        // `&` and `'` differ by one bit, and so do `<` and `>`.
        let marks = mark("\"", in: block) | mark("&", in: block & each(~0x01)) | mark("<", in: block & each(~0x02))
        return marks.trailingZeroBitCount / 8
    }

    /// Marks the first byte that is the character with its highest bit. Bytes after it may also be marked.
    @inline(__always)
    private static func mark(_ character: Unicode.Scalar, in block: UInt64) -> UInt64 {
        let difference = block ^ each(UInt8(ascii: character))
        return (difference &- each(0x01)) & ~difference & each(0x80)
    }

    @inline(__always)
    private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// Returns the reference of an HTML character.
    static func reference(of character: UInt8) -> StaticString {
        switch character {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
        }
    }
}
