/// Hashes that are the same in every process, unlike Swift's own.
package enum StableHash {
    /// Returns a name for a list of texts.
    package static func name(of texts: some Sequence<String>) -> String { String(of(texts), radix: 36) }

    /// Returns the hash of texts, which are kept apart by a byte that UTF-8 does not have.
    static func of(_ texts: some Sequence<String>) -> UInt64 {
        texts.reduce(into: start) { hash, text in
            add(text, to: &hash)
            hash = (hash ^ UInt64(0xFF)) &* prime
        }
    }

    /// Returns the hash of a text: FNV-1a.
    static func of(_ text: String) -> UInt64 {
        var hash = start
        add(text, to: &hash)
        return hash
    }

    private static func add(_ text: String, to hash: inout UInt64) {
        var text = text
        hash = text.withUTF8 { $0.reduce(hash) { ($0 ^ UInt64($1)) &* prime } }
    }

    private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01B3
}
