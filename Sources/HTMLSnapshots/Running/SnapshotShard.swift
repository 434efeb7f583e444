import FOSFoundation
import Foundation

/// A part of all snapshots, to divide the work between machines.
///
/// The shard of a snapshot depends only on its path. Adding a snapshot moves no others, and all machines agree.
package struct SnapshotShard: Hashable, Sendable, CustomStringConvertible {
    /// The number of the shard, from 1.
    package let number: Int
    /// The number of shards.
    package let count: Int

    /// The shard with all snapshots.
    package static let whole = SnapshotShard(number: 1, count: 1)

    /// Parses a shard such as `2/8`.
    ///
    /// - Throws: ``SnapshotShardError``.
    package init(_ text: String) throws {
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

    /// The shard as it is written, such as `2/8`.
    package var description: String { "\(number)/\(count)" }

    /// Whether a snapshot belongs to this shard.
    package func contains(_ snapshot: HTMLSnapshot) -> Bool {
        count == 1 || Int(Self.hash(snapshot.path) % UInt64(count)) == number - 1
    }

    /// The high half of the hash is mixed into the low half, which alone decides the shard.
    private static func hash(_ text: String) -> UInt64 {
        let hash = StableHash.of(text)
        return hash ^ (hash >> 32)
    }
}

/// A text that is not a valid shard.
package enum SnapshotShardError: LocalizedError, Equatable {
    /// The text.
    case malformed(String)

    /// The text, and how to write a shard.
    package var errorDescription: String? {
        switch self {
        case .malformed(let text):
            "'\(text)' is not a valid shard. Write the number and the count, such as 2/8 for the second of eight."
        }
    }
}
