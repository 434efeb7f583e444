import Diagnostics
package import Foundation

/// A pending change: HTML that differs from its snapshot, in a file next to the recorded file.
package struct PendingSnapshot: Hashable, Sendable {
    /// The path of the recorded file in the folder of all snapshots.
    package let path: String
    /// The recorded file.
    package let file: URL
    /// The file with the pending change.
    package let pending: URL
    /// The path of that file in the folder.
    let pendingPath: String
    private let folder: URL

    /// Nil for a file that is not a pending change.
    init?(folder: URL, pendingPath: String, isRecorded: (String) -> Bool) {
        guard let path = SnapshotPath.recorded(for: pendingPath, isRecorded: isRecorded) else { return nil }
        self.path = path
        self.pendingPath = pendingPath
        self.folder = folder
        file = folder.appending(path: path, directoryHint: .notDirectory)
        pending = folder.appending(path: pendingPath, directoryHint: .notDirectory)
    }

    /// Reads the recorded text and the pending change. The recorded text is nil if it no longer exists.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func texts() throws -> (recorded: String?, pending: String) {
        let text = try pendingText()
        return (try SnapshotFile(url: file, in: folder).readText(), text)
    }

    private func pendingText() throws -> String {
        guard let text = try SnapshotFile(url: pending, in: folder).readText() else {
            throw HTMLSnapshotError.unreadable(.unreadable(pending, reason: "It no longer exists."))
        }
        return text
    }

    /// Returns the difference between the pending change and the recorded text. Nil if there is no recorded text.
    ///
    /// - Throws: ``HTMLSnapshotError``, `HTMLParsingError`.
    package func difference() throws -> SnapshotDifference? {
        let texts = try texts()
        guard let recorded = texts.recorded else { return nil }
        return try SnapshotDifference(recorded: recorded, actual: texts.pending)
    }

    /// The files as a snapshot.
    package var snapshot: HTMLSnapshot { HTMLSnapshot(folder: folder, recordedPath: path) }

    /// Replaces the recorded text with the pending change.
    ///
    /// - Parameter mode: The ``SnapshotMode`` of the process. `never` throws an error.
    /// - Throws: ``HTMLSnapshotError``.
    package func accept(mode: SnapshotMode) throws {
        try mode.expectWriting(of: file)
        try SnapshotFile(url: file, in: folder).write(try pendingText())
        try reject(mode: mode)
    }

    /// Removes the pending change.
    ///
    /// - Parameter mode: The ``SnapshotMode`` of the process. `never` throws an error.
    /// - Throws: ``HTMLSnapshotError``.
    package func reject(mode: SnapshotMode) throws {
        try mode.expectWriting(of: pending)
        try SnapshotFile(url: pending, in: folder).remove()
    }
}
