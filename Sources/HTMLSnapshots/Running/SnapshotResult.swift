import Foundation

/// What a run found for one snapshot.
public struct SnapshotResult: Hashable, Codable, Sendable {
    /// In short, what was found.
    public enum Status: String, CaseIterable, Codable, Sendable {
        /// The HTML is as recorded.
        case same
        /// The HTML was not as recorded; now it is.
        case recorded
        /// Nothing was recorded.
        case missing
        /// The file has the markers of a merge conflict.
        case conflicted
        /// The HTML is not as recorded.
        case different
        /// The HTML could not be rendered, or the file not be used.
        case error
    }

    /// What people call the snapshot.
    public let title: String
    /// The file below the folder of all snapshots.
    public let path: String
    /// The file's whole path.
    public let file: String
    /// Where a browser shows it.
    public let address: String?
    /// What to type to accept what waits beside the file; nil where nothing does.
    public let acceptCommand: String?
    /// What to type to record the HTML, where it fails because nothing may be written.
    public let recordCommand: String?
    /// In short, what was found.
    public let status: Status
    /// What happened and what to do; nil where all is well.
    public let message: String?
    /// How the HTML differs, if so.
    public let difference: SnapshotDifference?
    /// The HTML as it came, of a failure that has no difference; nil where it could not be rendered.
    public let actual: String?
    /// How long it took, in seconds.
    public let seconds: Double

    /// Whether the run fails by it.
    public var isFailure: Bool { status != .same && status != .recorded }
}

extension SnapshotResult {
    /// Renders a subject and compares it.
    init(comparing subject: SnapshotCase, mode: SnapshotMode, normalizer: HTMLNormalizer) {
        let start = ContinuousClock.now
        let html = Result { try subject.html() }
        let outcome = Result { try subject.snapshot.compare(html.get(), mode: mode, normalizer: normalizer) }
        self.init(
            subject, html: try? html.get(), outcome: outcome, isPending: mode == .missing,
            seconds: (ContinuousClock.now - start) / .seconds(1)
        )
    }

    private init(
        _ subject: SnapshotCase, html: String?, outcome: Result<SnapshotOutcome, any Error>, isPending: Bool,
        seconds: Double
    ) {
        let found = Self.found(outcome)
        let note = found.status == .different ? subject.note() : nil
        let next = (try? outcome.get())?.nextStep(isPending: isPending)
        let isCompared = found.status == .same || found.status == .recorded || found.status == .different
        self.init(
            title: subject.title, path: subject.snapshot.path, file: subject.snapshot.file.path,
            address: subject.address, acceptCommand: next == .accept ? subject.acceptCommand : nil,
            recordCommand: next == .record ? subject.recordCommand : nil, status: found.status,
            message: note.map { "\($0) \(found.message ?? "")" } ?? found.message,
            difference: found.difference, actual: isCompared ? nil : html, seconds: seconds)
    }

    private static func found(
        _ outcome: Result<SnapshotOutcome, any Error>
    ) -> (status: Status, message: String?, difference: SnapshotDifference?) {
        switch outcome {
        case .success(.same): (.same, nil, nil)
        case .success(.recorded): (.recorded, nil, nil)
        case .success(.missing(let recorded)): (.missing, "Nothing was recorded. \(next(recorded))", nil)
        case .success(.conflicted(let recorded)):
            (.conflicted, "The file has the markers of a merge conflict. \(next(recorded))", nil)
        case .success(.different(let difference)):
            (.different, Self.message(about: difference), difference)
        case .failure(let error): (.error, error.localizedDescription, nil)
        }
    }

    private static func message(about difference: SnapshotDifference) -> String {
        if difference.isLineEndsOnly { return "It has other line ends." }
        return difference.isFormattingOnly ? "It is written in another way." : "It differs at \(difference.place)."
    }

    private static func next(_ recorded: Bool) -> String {
        recorded ? "It is recorded now: look at it, and run again." : "Record it where CI is not set, and commit it."
    }
}

/// What a run found, counted.
public struct SnapshotSummary: Hashable, Codable, Sendable {
    /// How many snapshots there are of each status; 0 is left out.
    public private(set) var counts: [String: Int] = [:]
    /// The files of no snapshot, by their paths below the folder.
    public let obsolete: [String]
    /// Whether the run fails by those.
    public let rejectsObsolete: Bool
    /// How long the run took, in seconds.
    public internal(set) var seconds = 0.0

    init(obsolete: [String], rejectsObsolete: Bool) {
        self.obsolete = obsolete
        self.rejectsObsolete = rejectsObsolete
    }

    /// How many snapshots are of a status.
    public func count(_ status: SnapshotResult.Status) -> Int { counts[status.rawValue] ?? 0 }

    /// How many snapshots were looked at.
    public var total: Int { counts.values.reduce(0, +) }

    /// Whether the run has failed.
    public var isFailure: Bool {
        total > count(.same) + count(.recorded) || (rejectsObsolete && !obsolete.isEmpty)
    }

    mutating func add(_ status: SnapshotResult.Status) {
        counts[status.rawValue, default: 0] += 1
    }
}
