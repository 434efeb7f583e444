package import Foundation

/// The result of a run for one snapshot.
package struct SnapshotResult: Hashable, Codable, Sendable {
    /// The status of a result.
    package enum Status: String, CaseIterable, Codable, Sendable {
        /// The HTML matches the snapshot.
        case same
        /// The HTML did not match, and was recorded.
        case recorded
        /// There was no snapshot.
        case missing
        /// The file contains merge conflict markers.
        case conflicted
        /// The HTML does not match the snapshot.
        case different
        /// The HTML could not be rendered, or the file could not be used.
        case error
        /// It does not match, as expected.
        case known
        /// It matches, although it was expected not to.
        case solved
    }

    /// The name of the snapshot for people.
    package let title: String
    /// The path in the folder of all snapshots.
    package let path: String
    /// The absolute path of the file.
    package let file: String
    /// The address at which a browser shows it.
    package let address: String?
    /// The command that accepts the pending change. Nil if there is none.
    package let acceptCommand: String?
    /// The command that records the HTML, if the run fails because it may not write.
    package let recordCommand: String?
    /// The status.
    package let status: Status
    /// What happened and what to do. Nil if there is no problem.
    package let message: String?
    /// The difference, if there is one.
    package let difference: SnapshotDifference?
    /// The actual HTML of a failure without a difference. Nil if it could not be rendered.
    package let actual: String?
    /// The duration in seconds.
    package let seconds: Double
    /// The pictures of a failure. Nil for HTML, and for a picture that could not be taken. JSON does not contain them.
    package internal(set) var pictures: PicturePair?

    private enum CodingKeys: CodingKey {
        case title, path, file, address, acceptCommand, recordCommand, status, message, difference, actual, seconds
    }

    /// Whether the result fails the run.
    package var isFailure: Bool { status.isFailure }

    /// The recorded HTML of a difference. Nil if there is none.
    package var recordedText: String? { difference?.recorded }

    /// The actual HTML of a failure. Nil if it could not be rendered.
    package var actualText: String? { difference?.actual ?? actual }
}

/// The recorded and the actual picture of a preview, as PNG.
package struct PicturePair: Hashable, Sendable {
    /// Nil if nothing was recorded before.
    package let recorded: Data?
    package let actual: Data

    init(_ actual: Data, of snapshot: HTMLSnapshot) {
        let recorded = try? snapshot.recordedBytes()
        self.recorded = recorded == actual ? nil : recorded
        self.actual = actual
    }
}

extension SnapshotResult.Status {
    /// Whether such a result fails the run.
    package var isFailure: Bool { ![.same, .recorded, .known].contains(self) }
}

extension SnapshotResult {
    /// Renders a subject and compares it once.
    package init(comparing subject: SnapshotCase, mode: SnapshotMode, normalizer: HTMLNormalizer = HTMLNormalizer()) {
        let start = ContinuousClock.now
        let mode = subject.isKnownIssue && mode != .never ? .missing : mode
        var html: Result<ActualHTML, any Error>?
        var picture: Data?
        let outcome: Result<SnapshotOutcome, any Error>
        switch subject.subject {
        case .html(let render):
            let rendered = Result { try render() }
            html = rendered
            outcome = Result {
                try subject.snapshot.compare(
                    rendered.get().text, mode: mode, recordsMissing: !subject.isKnownIssue, normalizer: normalizer)
            }
        case .picture(let take, let comparison):
            let taken = Result { try take() }
            picture = try? taken.get()
            outcome = Result { try subject.snapshot.compare(picture: taken.get(), mode: mode, comparison) }
        }
        let found = subject.isKnownIssue ? Self.expected(Self.found(outcome)) : Self.found(outcome)
        let note = found.status == .different ? (try? html?.get())?.note : nil
        let next = (try? outcome.get())?.nextStep(isPending: mode == .missing)
        let isCompared = [.same, .recorded, .different, .known, .solved].contains(found.status)
        self.init(
            title: subject.title, path: subject.snapshot.path, file: subject.snapshot.filePath,
            address: subject.address, acceptCommand: next == .accept ? subject.acceptCommand : nil,
            recordCommand: next == .record ? subject.recordCommand : nil, status: found.status,
            message: note.map { "\($0) \(found.message ?? "")" } ?? found.message,
            difference: found.difference, actual: isCompared ? nil : (try? html?.get())?.text,
            seconds: (ContinuousClock.now - start) / .seconds(1),
            pictures: found.status.isFailure ? picture.map { PicturePair($0, of: subject.snapshot) } : nil)
    }

    private typealias Found = (status: Status, message: String?, difference: SnapshotDifference?)

    /// Returns what was found for a snapshot that is expected not to match.
    private static func expected(_ found: Found) -> Found {
        switch found.status {
        case .different, .error: (.known, found.message, found.difference)
        case .same:
            (.solved, "It matches now. Remove it from known-issues in the settings of the package.", nil)
        default: found
        }
    }

    private static func found(
        _ outcome: Result<SnapshotOutcome, any Error>
    ) -> Found {
        switch outcome {
        case .success(.same): (.same, nil, nil)
        case .success(.recorded): (.recorded, nil, nil)
        case .success(.missing(let recorded)): (.missing, "No snapshot was recorded. \(next(recorded))", nil)
        case .success(.conflicted(let recorded)):
            (.conflicted, "The file contains merge conflict markers. \(next(recorded))", nil)
        case .success(.different(let difference)):
            (.different, Self.message(about: difference), difference)
        case .success(.repainted(let difference)): (.different, difference.description, nil)
        case .failure(let error): (.error, error.localizedDescription, nil)
        }
    }

    private static func message(about difference: SnapshotDifference) -> String {
        if difference.isLineEndsOnly { return "Only the line endings differ." }
        if difference.isFormattingOnly { return "Only the formatting differs." }
        return "It differs at \(difference.place.isEmpty ? "line \(difference.line)" : difference.place)."
    }

    private static func next(_ recorded: Bool) -> String {
        recorded ? "It is recorded now: review it, and run again." : "Record it where CI is not set, and commit it."
    }
}

/// The counts of a run.
package struct SnapshotSummary: Hashable, Codable, Sendable {
    /// The number of snapshots of each status, without zeros.
    package private(set) var counts: [String: Int] = [:]
    /// The paths of obsolete files in the folder.
    package let obsolete: [String]
    /// Whether obsolete files fail the run.
    package let rejectsObsolete: Bool
    /// The duration of the run in seconds.
    package internal(set) var seconds = 0.0

    init(obsolete: [String], rejectsObsolete: Bool) {
        self.obsolete = obsolete
        self.rejectsObsolete = rejectsObsolete
    }

    /// Returns the number of snapshots of a status.
    package func count(_ status: SnapshotResult.Status) -> Int { counts[status.rawValue] ?? 0 }

    /// The number of snapshots that were compared.
    package var total: Int { counts.values.reduce(0, +) }

    /// Whether the run has failed.
    package var isFailure: Bool {
        SnapshotResult.Status.allCases.contains { $0.isFailure && count($0) > 0 }
            || (rejectsObsolete && !obsolete.isEmpty)
    }

    mutating func add(_ status: SnapshotResult.Status) {
        counts[status.rawValue, default: 0] += 1
    }
}
