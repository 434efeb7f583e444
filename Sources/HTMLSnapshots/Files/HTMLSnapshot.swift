public import Foundation

/// A recorded HTML text: one file for each preview and locale.
public struct HTMLSnapshot: Hashable, Sendable {
    /// The folder of all snapshots.
    public let folder: URL
    /// The file below the folder, `{ViewModel}/{preview}.{locale}.html`.
    public let path: String

    /// The snapshot of a preview in a locale.
    ///
    /// - Parameters:
    ///   - folder: The folder of all snapshots.
    ///   - viewModel: The ViewModel's name.
    ///   - preview: The preview's slug.
    ///   - locale: The locale's tag.
    public init(folder: URL, viewModel: String, preview: String, locale: String) {
        self.folder = folder
        path = "\(SnapshotPath.component(viewModel))/\(SnapshotPath.component("\(preview).\(locale)")).html"
    }

    /// The snapshot of any HTML.
    ///
    /// - Parameters:
    ///   - folder: The folder of all snapshots.
    ///   - path: Its place there without `.html`, parts separated by `/`. What file names cannot have becomes a hyphen, and
    ///     so does the dot of a `.new` at the end, which would be a mismatch of another snapshot.
    public init(folder: URL, path: String) {
        self.folder = folder
        let parts = SnapshotPath.unambiguous(path).split(separator: "/")
        self.path = parts.map { SnapshotPath.component(String($0)) }.joined(separator: "/") + SnapshotPath.ending
    }

    /// The file.
    public var file: URL { folder.appending(path: path, directoryHint: .notDirectory) }

    /// The file that a mismatch leaves beside it, `{preview}.{locale}.new.html`.
    public var pending: URL { folder.appending(path: SnapshotPath.pending(for: path), directoryHint: .notDirectory) }
}

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

/// Why a snapshot file could not be used.
public enum HTMLSnapshotError: LocalizedError, Equatable {
    /// The file is not text in UTF-8.
    case notUTF8(URL)
    /// The file ends before its last element does.
    case cutOff(URL)
    /// There is a folder in the file's place.
    case isFolder(URL)
    /// The file, or a folder that it is in, is a symbolic link.
    case symbolicLink(URL)
    /// The file has more bytes than the limit.
    case tooLarge(URL, bytes: Int, limit: Int)
    /// The file could not be read.
    case unreadable(URL, reason: String)
    /// The file could not be written.
    case unwritable(URL, reason: String)
    /// The file could not be removed.
    case unremovable(URL, reason: String)
    /// The file was left as it is, because nothing may be written.
    case readOnly(URL)
    /// The snapshots' folder could not be listed.
    case unlistable(URL, reason: String)

    /// The whole path of the file or folder, what happened to it, and what to do.
    public var errorDescription: String? {
        switch self {
        case .notUTF8(let file) where file.path.hasSuffix(SnapshotPath.pendingEnding):
            "\(file.path) is not UTF-8. Remove it, and compare again."
        case .notUTF8(let file):
            "\(file.path) is not UTF-8. Restore it from version control, or remove it and record it again."
        case .cutOff(let file):
            "\(file.path) is cut off. Restore it from version control, or remove it and record it again."
        case .isFolder(let file):
            "\(file.path) is a folder, where a file should be. Remove it and record the snapshot again."
        case .symbolicLink(let file):
            "\(file.path) is a symbolic link, and snapshots are read and written in their own folder only. "
                + "Replace the link with what it leads to."
        case .tooLarge(let file, let bytes, let limit):
            "\(file.path) has \(bytes.formatted()) bytes, more than the limit of \(limit.formatted()). "
                + "Remove it, and record a smaller preview."
        case .unreadable(let file, let reason): "\(file.path) cannot be read: \(reason) Check its permissions."
        case .unwritable(let file, let reason):
            "\(file.path) cannot be written: \(reason) Check the permissions of its folder."
        case .unremovable(let file, let reason):
            "\(file.path) cannot be removed: \(reason) Check the permissions of its folder."
        case .readOnly(let file):
            "\(file.path) stays as it is: with CI set, or the record mode never, nothing is written."
        case .unlistable(let folder, let reason): "\(folder.path) cannot be listed: \(reason) Check its permissions."
        }
    }
}

/// What a comparison found.
public enum SnapshotOutcome: Hashable, Sendable {
    /// The HTML is as recorded.
    case same
    /// The HTML was not as recorded; now it is, as the mode asks.
    case recorded
    /// Nothing was recorded; now it is, if so told.
    case missing(recorded: Bool)
    /// The file has the markers of a merge conflict, so nothing is recorded; now it is, if so told.
    case conflicted(recorded: Bool)
    /// The HTML is not as recorded.
    case different(SnapshotDifference)

    /// Whether a test fails by it.
    public var isFailure: Bool { self != .same && self != .recorded }

    /// A command that makes what came the snapshot.
    package enum NextStep {
        case accept
        case record
    }

    /// The command that makes what came the snapshot; nil where it is that already.
    ///
    /// - Parameter isPending: Whether what differs was left beside the recorded file.
    package func nextStep(isPending: Bool) -> NextStep? {
        switch self {
        case .same, .recorded, .missing(recorded: true), .conflicted(recorded: true): nil
        case .missing(recorded: false), .conflicted(recorded: false): .record
        case .different: isPending ? .accept : .record
        }
    }
}
