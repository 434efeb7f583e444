package import Foundation

/// A pending change is HTML or a picture that differs from a snapshot, in a file next to the recorded one.
extension HTMLSnapshot {
    /// Nil for a file that is not a pending change.
    init?(folder: URL, pendingPath: String, isRecorded: (String) -> Bool) {
        guard let path = SnapshotPath.recorded(for: pendingPath, isRecorded: isRecorded) else { return nil }
        self.init(folder: folder, recordedPath: path)
    }

    /// The path of the file with a pending change in the folder of all snapshots.
    var pendingPath: String { SnapshotPath.pending(for: path) }

    /// The file with a pending change, `{preview}.{locale}.new.html`, or with `.new.png` for a picture.
    package var pending: URL { folder.appending(path: pendingPath, directoryHint: .notDirectory) }

    var pendingFile: SnapshotFile { SnapshotFile(url: pending, in: folder) }

    /// Reads the recorded text and the pending change. The recorded text is nil if it no longer exists.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func texts() throws -> (recorded: String?, pending: String) {
        let text = try pendingText()
        return (try recordedText(), text)
    }

    /// Writes a pending change.
    func setPending(_ actual: NormalizedHTML) throws { try pendingFile.write(actual.text) }

    /// Removes a pending change, if there is one.
    func removePending() throws { try pendingFile.remove() }

    private func pendingText() throws -> String { try pendingFile.text(pendingBytes()) }

    /// Reads the pending change.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func pendingBytes() throws -> Data {
        guard let bytes = try pendingFile.read() else {
            throw HTMLSnapshotError.unreadable(.unreadable(pending, reason: "It no longer exists."))
        }
        return bytes
    }

    /// Returns the difference between the pending change and the recorded text. Nil if there is no recorded text.
    ///
    /// - Throws: ``HTMLSnapshotError``, `HTMLParsingError`.
    package func difference() throws -> SnapshotDifference? {
        let texts = try texts()
        guard let recorded = texts.recorded else { return nil }
        return try SnapshotDifference(recorded: recorded, actual: texts.pending)
    }

    /// Replaces the recorded file with the pending change.
    ///
    /// - Parameter mode: The ``SnapshotMode`` of the process. `never` throws an error.
    /// - Throws: ``HTMLSnapshotError``.
    package func accept(mode: SnapshotMode) throws {
        try mode.expectWriting(of: file)
        try SnapshotFile(url: file, in: folder).write(isPicture ? pendingBytes() : Data(pendingText().utf8))
        try reject(mode: mode)
    }

    /// Removes the pending change.
    ///
    /// - Parameter mode: The ``SnapshotMode`` of the process. `never` throws an error.
    /// - Throws: ``HTMLSnapshotError``.
    package func reject(mode: SnapshotMode) throws {
        try mode.expectWriting(of: pending)
        try removePending()
    }
}
