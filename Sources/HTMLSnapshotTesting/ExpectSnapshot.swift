import Foundation
import HTMLSnapshots
public import Testing

/// Expects a preview's HTML to be as recorded in `__Snapshots__` beside the test's file, and nothing to be missing in it.
///
/// Records a missing snapshot, and fails, unless `CI` is set; records all with `SNAPSHOT_TESTING_RECORD=all`.
public func expectSnapshot(
    _ snapshot: PreviewSnapshot, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    let view = snapshot.render()
    for diagnostic in view.diagnostics {
        Issue.record("\(snapshot.testDescription): \(diagnostic.localizedDescription)", sourceLocation: sourceLocation)
    }
    do {
        let mode = SnapshotMode(environment: ProcessInfo.processInfo.environment)
        let folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "__Snapshots__")
        let file = snapshot.snapshot(in: folder)
        let outcome = try file.compare(view.text, mode: mode)
        guard let message = failure(outcome, mode: mode) else { return }
        Issue.record("\(snapshot.testDescription): \(file.file.path) \(message)", sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}

private func failure(_ outcome: SnapshotOutcome, mode: SnapshotMode) -> Comment? {
    switch outcome {
    case .same: nil
    case .missing(recorded: true): mode == .record ? nil : "was missing and is recorded now. Look at it and run again."
    case .missing(recorded: false): "is missing. Run the tests where CI is not set to record it."
    case .different where mode == .record: nil
    case .different(let difference):
        "differs at \(difference)\nRun with SNAPSHOT_TESTING_RECORD=all to accept."
    }
}
