public import Foundation

/// One of several parts of all snapshots, for machines that share the work.
///
/// A snapshot's part depends on its path alone: adding one moves no other, and every machine agrees.
public struct SnapshotShard: Hashable, Sendable, CustomStringConvertible {
    /// From 1.
    public let number: Int
    /// How many parts there are.
    public let count: Int

    /// Everything.
    public static let whole = SnapshotShard(number: 1, count: 1)

    /// A part as it is written, `2/8`.
    ///
    /// - Throws: ``SnapshotShardError``.
    public init(_ text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, count >= number else {
            throw SnapshotShardError.malformed(text)
        }
        self.init(number: number, count: count)
    }

    private init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }

    /// As it is written, `2/8`.
    public var description: String { "\(number)/\(count)" }

    /// Whether a snapshot belongs to this part.
    public func contains(_ snapshot: HTMLSnapshot) -> Bool {
        count == 1 || Int(Self.hash(snapshot.path) % UInt64(count)) == number - 1
    }

    /// FNV-1a, which is the same everywhere, unlike Swift's own. Its high half goes into the low one, which alone
    /// decides.
    private static func hash(_ text: String) -> UInt64 {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        return hash ^ (hash >> 32)
    }
}

/// A text that names no part.
public enum SnapshotShardError: LocalizedError, Equatable {
    /// The text.
    case malformed(String)

    /// The text, and how to name a part.
    public var errorDescription: String? {
        switch self {
        case .malformed(let text):
            "\"\(text)\" is no shard. Write its number and how many there are, as 2/8: the second of eight."
        }
    }
}
