import Foundation
import HTMLSnapshots
import SnapshotCatalog
import TestFailures
import Testing

/// What was expected and what came, for whoever looks at the failure later.
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

    /// Attaches both to the test, and leaves them in the folder that `SNAPSHOT_ARTIFACTS` names.
    ///
    /// - Throws: `HTMLSnapshotError` when the folder cannot be written.
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
