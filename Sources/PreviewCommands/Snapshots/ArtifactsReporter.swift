import HTMLSnapshots
import SnapshotCatalog

/// Leaves what was expected and what came where CI keeps it.
final class ArtifactsReporter: SnapshotReporter {
    private let artifacts: SnapshotArtifacts

    init(_ artifacts: SnapshotArtifacts) {
        self.artifacts = artifacts
    }

    func begin(total: Int) {}

    func report(_ result: SnapshotResult) {
        guard let actual = result.difference?.actual ?? result.actual else { return }
        do {
            try artifacts.leave(path: result.path, expected: result.difference?.recorded, actual: actual)
        } catch {
            StandardError.print(error.localizedDescription)
        }
    }

    func end(_ summary: SnapshotSummary) {}
}
