import Foundation

/// What accepting or rejecting snapshots has done to their files, to undo it.
package struct SnapshotDecision: Sendable {
    fileprivate struct Change: Sendable {
        let file: SnapshotFile
        let before: Data?
        let after: Data?
    }

    /// The bytes of a file, or that there is none.
    private struct Content: Equatable {
        let bytes: Data?

        /// Nil for a file that cannot be read.
        init?(of file: SnapshotFile) {
            do { bytes = try file.read() } catch { return nil }
        }
    }

    private let changes: [Change]
    /// The paths of the snapshots whose files changed, in their folders.
    package let paths: [String]
    /// The number of these snapshots.
    package var count: Int { paths.count }

    /// The size of all texts that can be kept, in bytes.
    private static let sizeLimit = 64 << 20

    /// Runs a function that accepts or rejects snapshots, and keeps the files that it changes.
    ///
    /// - Parameters:
    ///   - snapshots: The recorded file and the pending file of each snapshot, in their folder.
    ///   - decide: The function.
    /// - Returns: The decision. Nil if the files are too large to keep them.
    package static func making(
        about snapshots: [HTMLSnapshot], _ decide: () throws -> Void
    ) rethrows -> SnapshotDecision? {
        let files = snapshots.map { [$0.file, $0.pending] }
        let before = zip(snapshots, files).map { snapshot, files in
            files.map { Content(of: SnapshotFile(url: $0, in: snapshot.folder)) }
        }
        try decide()
        var (changes, paths, size) = ([Change](), [String](), 0)
        for (index, snapshot) in snapshots.enumerated() {
            let own = zip(files[index], before[index]).compactMap { url, before -> Change? in
                let file = SnapshotFile(url: url, in: snapshot.folder)
                guard let before, let after = Content(of: file), before != after else { return nil }
                return Change(file: file, before: before.bytes, after: after.bytes)
            }
            if !own.isEmpty { paths.append(snapshot.path) }
            size += own.reduce(0) { $0 + ($1.before?.count ?? 0) + ($1.after?.count ?? 0) }
            changes += own
        }
        return size > sizeLimit ? nil : SnapshotDecision(changes: changes, paths: paths)
    }

    /// Whether no file has changed since.
    package var canBeUndone: Bool {
        changes.allSatisfy { change in Content(of: change.file).map { $0.bytes == change.after } ?? false }
    }

    /// Restores the files exactly as they were.
    ///
    /// - Parameter mode: The ``SnapshotMode`` of the process. `never` throws an error.
    /// - Throws: ``HTMLSnapshotError/changedSince(_:)`` if a file changed since, and then restores nothing, or another
    ///   ``HTMLSnapshotError``.
    package func undo(mode: SnapshotMode) throws {
        for change in changes {
            try mode.expectWriting(of: change.file.url)
            guard try change.file.read() == change.after else { throw HTMLSnapshotError.changedSince(change.file.url) }
        }
        for change in changes {
            if let before = change.before { try change.file.write(before) } else { try change.file.remove() }
        }
    }
}
