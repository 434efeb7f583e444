import FOSTesting
import Foundation
import HTMLSnapshots
import PreviewSnapshots
import Testing

/// The message of a failed test: the file, the difference, the address to open, and the command that accepts it.
struct SnapshotFailure {
    let snapshot: HTMLSnapshot
    let title: String
    let address: URL?
    let host: HostProgram?
    /// Whether a pending change was written next to the recorded file.
    let isPending: Bool

    func message(for outcome: SnapshotOutcome) -> String {
        switch outcome {
        case .same, .recorded: title
        case .missing(let recorded):
            "\(title) \(Self.nothing(recorded, because: "is missing"))\n\(places(for: outcome))"
        case .conflicted(let recorded):
            "\(title) \(Self.nothing(recorded, because: "contains merge conflict markers"))\n\(places(for: outcome))"
        case .different(let difference): message(for: outcome, difference)
        }
    }

    private static func nothing(_ recorded: Bool, because fault: String) -> String {
        recorded
            ? "\(fault); it is recorded now. Review it and run again."
            : "\(fault). Record it where CI is not set, and commit it."
    }

    private func message(for outcome: SnapshotOutcome, _ difference: SnapshotDifference) -> String {
        let place = difference.place.isEmpty ? "line \(difference.line)" : difference.place
        return "\(title) differs at \(place)\n\(difference)\n\(places(for: outcome, line: difference.line))"
    }

    private func places(for outcome: SnapshotOutcome, line: Int? = nil) -> String {
        let file = snapshot.file.path(percentEncoded: false) + (line.map { ":\($0)" } ?? "")
        let next = outcome.nextStep(isPending: isPending)
        return [
            ("file", file), ("see", address?.absoluteString),
            ("accept", next == .accept ? host?.acceptCommand(path: snapshot.path) : nil),
            ("record", next == .record ? recordCommand : nil),
        ].compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: "\n")
    }

    /// The command to type. Only the test itself can record a snapshot that it has named.
    private var recordCommand: String? {
        if address != nil { return host?.recordCommand(path: snapshot.path) }
        let suite = snapshot.file.deletingLastPathComponent().lastPathComponent
        return "SNAPSHOT_TESTING_RECORD=failed swift test --filter \(suite)"
    }
}

/// The expected and the actual HTML of a failure, for later review.
struct SnapshotEvidence {
    private let path: String
    private let expected: String?
    private let actual: String
    private let place: TestPlace

    init(snapshot: HTMLSnapshot, outcome: SnapshotOutcome, actual: String, place: TestPlace) {
        path = snapshot.path
        self.place = place
        if case .different(let difference) = outcome {
            expected = difference.recorded
            self.actual = difference.actual
        } else {
            expected = nil
            self.actual = actual
        }
    }

    /// Attaches both to the test, and writes them to the folder in `SNAPSHOT_ARTIFACTS`.
    ///
    /// - Throws: `HTMLSnapshotError` if the folder cannot be written.
    func keep(environment: [String: String]) throws {
        if let expected { attach(expected, as: "expected") }
        attach(actual, as: "actual")
        try SnapshotArtifacts(environment: environment)?.leave(path: path, expected: expected, actual: actual)
    }

    private func attach(_ text: String, as kind: String) {
        guard Test.current != nil else { return }
        let name = path.replacing("/", with: "-").replacing(".html", with: ".\(kind).html")
        Attachment.record(text, named: name, sourceLocation: place.sourceLocation)
    }
}
