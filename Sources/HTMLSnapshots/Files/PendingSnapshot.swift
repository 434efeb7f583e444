public import Foundation

/// HTML that was not as recorded and waits beside the recorded file for someone to look at it.
public struct PendingSnapshot: Hashable, Sendable {
    /// The recorded file's path below the folder of all snapshots.
    public let path: String
    /// The recorded file.
    public let file: URL
    /// The file that waits.
    public let pending: URL
    /// Its path below the folder.
    let pendingPath: String
    private let folder: URL

    /// Nil for a file that does not wait.
    init?(folder: URL, pendingPath: String, isRecorded: (String) -> Bool) {
        guard let path = SnapshotPath.recorded(for: pendingPath, isRecorded: isRecorded) else { return nil }
        self.path = path
        self.pendingPath = pendingPath
        self.folder = folder
        file = folder.appending(path: path, directoryHint: .notDirectory)
        pending = folder.appending(path: pendingPath, directoryHint: .notDirectory)
    }

    /// What is recorded, nil if nothing is any more, and what waits.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    public func texts() throws -> (recorded: String?, pending: String) {
        let text = try pendingText()
        return (try SnapshotFile(url: file, in: folder).readText(), text)
    }

    private func pendingText() throws -> String {
        guard let text = try SnapshotFile(url: pending, in: folder).readText() else {
            throw HTMLSnapshotError.unreadable(pending, reason: "It is not there any more.")
        }
        return text
    }

    /// How what waits differs from what is recorded; nil if nothing is.
    ///
    /// - Throws: ``HTMLSnapshotError``, `HTMLParsingError`.
    public func difference() throws -> SnapshotDifference? {
        let texts = try texts()
        guard let recorded = texts.recorded else { return nil }
        return SnapshotDifference(
            recorded: try RecordedText(recorded), actual: try HTMLNormalizer().normalized(texts.pending))
    }

    /// Makes what waits the recorded text.
    ///
    /// - Parameter mode: As ``SnapshotMode`` has it for the process; `never` refuses.
    /// - Throws: ``HTMLSnapshotError``.
    public func accept(mode: SnapshotMode) throws {
        try mode.expectWriting(of: file)
        try SnapshotFile(url: file, in: folder).write(try pendingText())
        try reject(mode: mode)
    }

    /// Removes what waits.
    ///
    /// - Parameter mode: As ``SnapshotMode`` has it for the process; `never` refuses.
    /// - Throws: ``HTMLSnapshotError``.
    public func reject(mode: SnapshotMode) throws {
        try mode.expectWriting(of: pending)
        try SnapshotFile(url: pending, in: folder).remove()
    }
}
