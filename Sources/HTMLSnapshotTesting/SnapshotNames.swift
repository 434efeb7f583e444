import Foundation
import HTMLSnapshots
import Synchronization

/// What tests have called the snapshots of this run, to find two that are one file.
enum SnapshotNames {
    /// The titles by the files' paths as they are where neither case nor the form of accents counts.
    private static let titles = Mutex<[String: String]>([:])

    /// Takes a snapshot's file for a title.
    ///
    /// - Throws: ``SharedSnapshotError`` when another title has it.
    static func claim(_ snapshot: HTMLSnapshot, title: String) throws(SharedSnapshotError) {
        let path = SnapshotPath.folded(snapshot.file.path(percentEncoded: false))
        let first = titles.withLock { titles in
            let first = titles[path] ?? title
            titles[path] = first
            return first
        }
        if first != title { throw SharedSnapshotError(titles: [first, title], path: snapshot.path) }
    }
}
