/// A strong entity tag, which identifies a body (RFC 9110 §8.8.3).
struct EntityTag {
    /// The tag as it is written in an `ETag` header, including quotes.
    let text: String

    init(of body: HTTPBody) {
        text = "\"\(body.digest)\""
    }

    /// Whether an `If-None-Match` value contains this tag or any tag, compared weakly (RFC 9110 §13.1.2 and §8.8.3.2).
    func matches(ifNoneMatch: String) -> Bool {
        var rest = ifNoneMatch[...]
        while let tag = Self.popTag(&rest) {
            if tag == text || tag == "*" { return true }
        }
        return false
    }

    /// Returns the next element of a list without its `W/`. A comma inside of quotes is part of the tag.
    private static func popTag(_ rest: inout Substring) -> Substring? {
        rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
        if rest.hasPrefix("W/") { rest = rest.dropFirst(2) }
        guard let first = rest.first else { return nil }
        guard first == "\"", let close = rest.dropFirst().firstIndex(of: "\"") else {
            let tag = rest.prefix { $0 != "," && $0 != " " && $0 != "\t" }
            rest = rest[tag.endIndex...]
            return tag
        }
        defer { rest = rest[rest.index(after: close)...] }
        return rest[...close]
    }
}

/// The XXH64 hash with seed 0. It is the same on every machine, and processes eight bytes at a time.
///
/// Source: https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md, "XXH64 algorithm description".
enum XXH64 {
    static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var offset = 0
        var hash = bytes.count < 32 ? prime5 : stripes(bytes, &offset)
        hash &+= UInt64(bytes.count)
        while offset + 8 <= bytes.count {
            hash = rotated(hash ^ round(0, word(bytes, offset)), 27) &* prime1 &+ prime4
            offset += 8
        }
        if offset + 4 <= bytes.count {
            let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            hash = rotated(hash ^ UInt64(half) &* prime1, 23) &* prime2 &+ prime3
            offset += 4
        }
        for byte in bytes[offset...] {
            hash = rotated(hash ^ UInt64(byte) &* prime5, 11) &* prime1
        }
        return avalanche(hash)
    }

    /// Processes 32 bytes at a time in four independent lanes, and merges them.
    private static func stripes(_ bytes: UnsafeRawBufferPointer, _ offset: inout Int) -> UInt64 {
        var lane1 = prime1 &+ prime2
        var lane2 = prime2
        var lane3: UInt64 = 0
        var lane4 = 0 &- prime1
        while offset + 32 <= bytes.count {
            lane1 = round(lane1, word(bytes, offset))
            lane2 = round(lane2, word(bytes, offset + 8))
            lane3 = round(lane3, word(bytes, offset + 16))
            lane4 = round(lane4, word(bytes, offset + 24))
            offset += 32
        }
        var hash = rotated(lane1, 1) &+ rotated(lane2, 7) &+ rotated(lane3, 12) &+ rotated(lane4, 18)
        for lane in [lane1, lane2, lane3, lane4] {
            hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
        }
        return hash
    }

    private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
        rotated(lane &+ input &* prime2, 31) &* prime1
    }

    private static func avalanche(_ hash: UInt64) -> UInt64 {
        var hash = hash
        hash = (hash ^ hash >> 33) &* prime2
        hash = (hash ^ hash >> 29) &* prime3
        return hash ^ hash >> 32
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
        value << count | value >> (64 - count)
    }

    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5
}
