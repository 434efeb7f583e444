import Foundation

extension HTMLSnapshot {
    private var diskFile: SnapshotFile { SnapshotFile(url: file, in: folder) }
    private var pendingDiskFile: SnapshotFile { SnapshotFile(url: pending, in: folder) }

    /// What is recorded; nil where nothing is.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func recordedText() throws -> String? { try diskFile.readText() }

    /// Compares HTML with what is recorded, or records it.
    ///
    /// The HTML is normalized first; then bytes count. What is found to be the same has nothing pending any more.
    ///
    /// - Throws: ``HTMLSnapshotError`` when the file cannot be read or written, `HTMLParsingError` when the HTML cannot be
    ///   normalized.
    public func compare(
        _ html: String, mode: SnapshotMode, normalizer: HTMLNormalizer = HTMLNormalizer()
    ) throws -> SnapshotOutcome {
        let actual = try normalizer.normalized(html)
        let bytes = try mode == .all ? try? diskFile.read() : diskFile.read()
        if bytes == Data(actual.text.utf8) {
            try discardPending(mode: mode)
            return .same
        }
        if mode == .all { return try record(actual) }
        guard let bytes else { return try add(actual, mode: mode, outcome: SnapshotOutcome.missing) }
        let text = try diskFile.text(bytes)
        if RecordedText.hasConflict(text) { return try add(actual, mode: mode, outcome: SnapshotOutcome.conflicted) }
        let recorded = try RecordedText(text)
        if try recorded.isCutOff() { throw HTMLSnapshotError.cutOff(file) }
        if mode == .failed { return try record(actual) }
        if mode == .missing { try pendingDiskFile.write(actual.text) }
        return .different(SnapshotDifference(recorded: recorded, actual: actual))
    }

    private func record(_ actual: NormalizedHTML) throws -> SnapshotOutcome {
        try diskFile.write(actual.text)
        try pendingDiskFile.remove()
        return .recorded
    }

    /// Writes where nothing is recorded.
    private func add(
        _ actual: NormalizedHTML, mode: SnapshotMode, outcome: (Bool) -> SnapshotOutcome
    ) throws -> SnapshotOutcome {
        if mode == .never { return outcome(false) }
        _ = try record(actual)
        return mode == .failed ? .recorded : outcome(true)
    }

    private func discardPending(mode: SnapshotMode) throws {
        if mode != .never { try pendingDiskFile.remove() }
    }
}
