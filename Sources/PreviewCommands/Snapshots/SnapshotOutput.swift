import Foundation
import HTMLSnapshots
import SnapshotCatalog

/// Where the results of a run go.
struct SnapshotOutput: Sendable {
    private let format: SnapshotFormat
    private let package: String
    private let root: String
    private let artifacts: SnapshotArtifacts?

    init(_ options: SnapshotRunOptions, environment: [String: String]) {
        format = options.format
        let path = options.folder.package.folder.standardizedFileURL.path
        self.package = path
        root = environment["GITHUB_WORKSPACE"] ?? path
        artifacts = SnapshotArtifacts(environment: environment)
    }

    /// Reporters to standard output and to the folder of artifacts.
    func reporters() -> [any SnapshotReporter] {
        [printer()] + (artifacts.map { [ArtifactsReporter($0)] } ?? [])
    }

    private func printer() -> any SnapshotReporter {
        switch format {
        case .text: TextReporter(isTerminal: isatty(STDOUT_FILENO) == 1, write: StandardOutput.write)
        case .json: JSONReporter(write: StandardOutput.write)
        case .junit: JUnitReporter(root: package, write: StandardOutput.write)
        case .github: GitHubReporter(root: root, write: StandardOutput.write)
        }
    }
}
