/// Hashes that are the same in every process, unlike Swift's own.
package enum StableHash {
    /// Returns a name for a list of texts.
    package static func name(of texts: some Sequence<String>) -> String { String(of(texts), radix: 36) }

    /// Returns the hash of texts, which are kept apart by a byte that UTF-8 does not have.
    package static func of(_ texts: some Sequence<String>) -> UInt64 {
        texts.reduce(into: start) { hash, text in
            add(text, to: &hash)
            hash = (hash ^ UInt64(0xFF)) &* prime
        }
    }

    /// Returns the hash of a text: FNV-1a.
    package static func of(_ text: String) -> UInt64 {
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

extension String {
    /// The maximum size of a file's name in bytes on common file systems.
    package static let maxFileNameSize = 255

    /// Returns the text if it has at most so many bytes, or else its start with a hash of the whole text. So different
    /// texts stay different.
    ///
    /// - Parameter limit: The maximum number of bytes, at least 20.
    package func shortened(toBytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let hash = "-" + StableHash.name(of: [self])
        var (start, size) = ("", hash.utf8.count)
        for character in self {
            size += character.utf8.count
            guard size <= limit else { break }
            start.append(character)
        }
        return start + hash
    }
}
