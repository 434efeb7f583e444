import Foundation

extension HTMLSnapshot {
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
        let bytes = try mode == .all ? try? SnapshotFile(url: file).read() : SnapshotFile(url: file).read()
        if bytes == Data(actual.text.utf8) {
            try discardPending(mode: mode)
            return .same
        }
        if mode == .all { return try record(actual) }
        guard let bytes else { return try add(actual, mode: mode, outcome: SnapshotOutcome.missing) }
        let recorded = RecordedText(text: try SnapshotFile(url: file).text(bytes))
        if recorded.hasConflict { return try add(actual, mode: mode, outcome: SnapshotOutcome.conflicted) }
        if try recorded.isCutOff() { throw HTMLSnapshotError.cutOff(file) }
        if mode == .failed { return try record(actual) }
        if mode == .missing { try SnapshotFile(url: pending).write(actual.text) }
        return .different(try SnapshotDifference(recorded: recorded.text, actual: actual))
    }

    private func record(_ actual: NormalizedHTML) throws -> SnapshotOutcome {
        try SnapshotFile(url: file).write(actual.text)
        try SnapshotFile(url: pending).remove()
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
        if mode != .never { try SnapshotFile(url: pending).remove() }
    }
}
