import Foundation

extension SnapshotResult {
    /// Renders a subject and compares it.
    init(comparing subject: SnapshotSubject, mode: SnapshotMode, normalizer: HTMLNormalizer) {
        let start = ContinuousClock.now
        let html = Result { try subject.html() }
        let outcome = Result { try subject.snapshot.compare(html.get(), mode: mode, normalizer: normalizer) }
        self.init(
            subject, html: try? html.get(), outcome: outcome, isPending: mode == .missing,
            seconds: (ContinuousClock.now - start) / .seconds(1)
        )
    }

    private init(
        _ subject: SnapshotSubject, html: String?, outcome: Result<SnapshotOutcome, any Error>, isPending: Bool,
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
