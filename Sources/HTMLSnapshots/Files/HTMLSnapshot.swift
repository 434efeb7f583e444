package import Diagnostics
package import Foundation

/// A recorded HTML text, one file for each preview and locale, or a recorded picture of it.
public struct HTMLSnapshot: Hashable, Sendable {
    /// The folder of all snapshots.
    package let folder: URL
    /// The path in the folder, `{ViewModel}/{preview}.{locale}.html` or `{ViewModel}/{preview}.{locale}.{version}.html`.
    package let path: String

    /// Creates the snapshot of a preview in a locale. A name that is too long for a file ends with a hash.
    ///
    /// - Parameters:
    ///   - folder: The folder of all snapshots.
    ///   - viewModel: The ViewModel's name.
    ///   - preview: The preview's slug.
    ///   - locale: The locale's tag.
    ///   - version: The name of the view's version. Nil for the default one.
    package init(folder: URL, viewModel: String, preview: String, locale: String, version: String? = nil) {
        self.folder = folder
        let name = [SnapshotPath.preview(preview), locale, version].compactMap(\.self).joined(separator: ".")
        path = "\(SnapshotPath.component(viewModel))/\(SnapshotPath.component(name)).html"
    }

    /// Creates the snapshot of any HTML.
    ///
    /// - Parameters:
    ///   - folder: The folder of all snapshots.
    ///   - path: The path in the folder without `.html`, with parts separated by `/`. Invalid characters of file names
    ///     become hyphens. So does the dot of a `.new` at the end, which would be a pending change of another snapshot.
    package init(folder: URL, path: String) {
        self.folder = folder
        let parts = SnapshotPath.unambiguous(path).split(separator: "/", omittingEmptySubsequences: false)
        self.path = parts.map { SnapshotPath.component(String($0)) }.joined(separator: "/") + SnapshotPath.ending
    }

    /// Creates the snapshot of a file that was found in the folder.
    package init(folder: URL, recordedPath: String) {
        self.folder = folder
        path = recordedPath
    }

    /// The file.
    package var file: URL { folder.appending(path: path, directoryHint: .notDirectory) }

    /// The path of the file.
    var filePath: String {
        let folder = folder.path
        return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }
}

extension HTMLSnapshot {
    var diskFile: SnapshotFile { SnapshotFile(url: file, in: folder) }

    /// Reads the recorded text. Returns nil if there is none.
    ///
    /// - Throws: ``HTMLSnapshotError``.
    package func recordedText() throws -> String? { try diskFile.readText() }

    /// Compares HTML with the recorded text, or records it.
    ///
    /// The HTML is normalized, then compared byte by byte. If it is the same, a pending change is removed.
    ///
    /// - Parameter recordsMissing: Whether a missing or conflicted file may be recorded, as the mode says.
    /// - Throws: ``HTMLSnapshotError`` if the file cannot be read or written, `HTMLParsingError` if the HTML cannot be
    ///   normalized.
    package func compare(
        _ html: String, mode: SnapshotMode, recordsMissing: Bool = true,
        normalizer: HTMLNormalizer = HTMLNormalizer()
    ) throws -> SnapshotOutcome {
        let actual = try normalizer.normalized(html)
        let bytes = try mode == .all ? try? diskFile.read() : diskFile.read()
        if bytes == Data(actual.text.utf8) {
            if mode != .never { try removePending() }
            return .same
        }
        if mode == .all { return try record(actual) }
        let modeOfMissing = recordsMissing ? mode : .never
        guard let bytes else { return try add(actual, mode: modeOfMissing, outcome: SnapshotOutcome.missing) }
        let text = try diskFile.text(bytes)
        if RecordedText.hasConflict(text) {
            return try add(actual, mode: modeOfMissing, outcome: SnapshotOutcome.conflicted)
        }
        let recorded = try RecordedText(text)
        if try recorded.isCutOff() { throw HTMLSnapshotError.cutOff(file) }
        if mode == .failed { return try record(actual) }
        if mode == .missing { try setPending(actual) }
        return .different(SnapshotDifference(recorded: recorded, actual: actual))
    }

    private func record(_ actual: NormalizedHTML) throws -> SnapshotOutcome {
        try diskFile.write(actual.text)
        try removePending()
        return .recorded
    }

    /// Records a missing snapshot.
    private func add(
        _ actual: NormalizedHTML, mode: SnapshotMode, outcome: (Bool) -> SnapshotOutcome
    ) throws -> SnapshotOutcome {
        if mode == .never { return outcome(false) }
        _ = try record(actual)
        return mode == .failed ? .recorded : outcome(true)
    }
}

/// The reason why a snapshot file cannot be used.
package enum HTMLSnapshotError: LocalizedError, Equatable {
    /// The file could not be read, is too large, or is not text in UTF-8.
    case unreadable(Diagnostic)
    /// The file ends before its last element ends.
    case cutOff(URL)
    /// A folder has the name of the file.
    case isFolder(URL)
    /// The file, or a folder around it, is a symbolic link.
    case symbolicLink(URL)
    /// The file could not be written.
    case unwritable(URL, reason: String)
    /// The file could not be removed.
    case unremovable(URL, reason: String)
    /// The file was not changed, because writing is not allowed.
    case readOnly(URL)
    /// The file changed after a decision, which therefore cannot be undone.
    case changedSince(URL)
    /// The snapshots' folder could not be listed.
    case unlistable(URL, reason: String)

    /// The path of the file or folder, what happened to it, and what to do.
    package var errorDescription: String? {
        switch self {
        case .unreadable(let problem) where problem.place.map { SnapshotPath.isPending($0.file) } == true:
            "\(problem.localizedDescription) Or remove it, and compare again."
        case .unreadable(let problem):
            "\(problem.localizedDescription) Or restore it from version control, or remove it and record it again."
        case .cutOff(let file):
            "\(file.path) is cut off. Restore it from version control, or remove it and record it again."
        case .isFolder(let file):
            "\(file.path) is a folder, but must be a file. Remove it and record the snapshot again."
        case .symbolicLink(let file):
            "\(file.path) is a symbolic link, but snapshots must be files in their own folder. "
                + "Replace the link with the file."
        case .unwritable(let file, let reason):
            "\(file.path) cannot be written: \(reason)"
        case .unremovable(let file, let reason):
            "\(file.path) cannot be removed: \(reason)"
        case .readOnly(let file):
            "\(file.path) was not changed: files are not written if CI is set or the record mode is never."
        case .changedSince(let file):
            "\(file.path) has changed since, so nothing was undone. Restore it from version control."
        case .unlistable(let folder, let reason): "\(folder.path) cannot be listed: \(reason) Check its permissions."
        }
    }
}

/// The result of a comparison.
package enum SnapshotOutcome: Hashable, Sendable {
    /// The HTML matches the snapshot.
    case same
    /// The HTML did not match, and was recorded as the mode requests.
    case recorded
    /// There was no snapshot. It may have been recorded.
    case missing(recorded: Bool)
    /// The file contains merge conflict markers. A new one may have been recorded.
    case conflicted(recorded: Bool)
    /// The HTML does not match the snapshot.
    case different(SnapshotDifference)
    /// The picture does not match the snapshot.
    case repainted(PixelDifference)

    /// Whether the result fails a test.
    package var isFailure: Bool { self != .same && self != .recorded }

    /// The commands that make the actual HTML the snapshot.
    package enum NextStep {
        case accept
        case record
    }

    /// Returns the command that makes the actual HTML the snapshot, or nil if it already is.
    ///
    /// - Parameter isPending: Whether a pending change was written next to the recorded file.
    package func nextStep(isPending: Bool) -> NextStep? {
        switch self {
        case .same, .recorded, .missing(recorded: true), .conflicted(recorded: true): nil
        case .missing(recorded: false), .conflicted(recorded: false): .record
        case .different, .repainted: isPending ? .accept : .record
        }
    }
}
