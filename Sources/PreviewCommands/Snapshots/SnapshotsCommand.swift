import ArgumentParser
import Foundation
import HTMLSnapshots
import PreviewCatalog
import PreviewSite
import PreviewSnapshots

/// `preview-host snapshots`
struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Compares the previews with their recorded HTML.",
        discussion: """
            Each preview has a file for each locale, Tests/{target}/__Snapshots__/{ViewModel}/{preview}.{locale}.html, \
            which the tests compare too. With CI set in the environment nothing is ever written.

              \(RootCommand.programName) snapshots verify --view-model TaskListViewModel --locale de
            """,
        subcommands: [
            VerifySnapshotsCommand.self, RecordSnapshotsCommand.self, ReviewSnapshotsCommand.self,
            AcceptSnapshotsCommand.self, PruneSnapshotsCommand.self,
        ])
}

/// What to compare, and how to tell of it.
struct SnapshotRunOptions: ParsableArguments {
    @OptionGroup var filter: SnapshotFilterOptions

    @Option(help: ArgumentHelp("What is printed.", valueName: "format"))
    var format = SnapshotFormat.text

    @Option(help: ArgumentHelp("Also write an HTML page that shows what failed.", valueName: "file"))
    var report: String?

    @Option(
        help: ArgumentHelp(
            "Only one part of several, for machines that share the work: 2/8 is the second of eight.",
            valueName: "number/count"),
        transform: SnapshotShard.init(_:))
    var shard: SnapshotShard?

    @Option(
        help: ArgumentHelp(
            "Whether files whose preview is gone fail the run; by default only with CI set. A filtered run has none.",
            valueName: "what"))
    var unreferenced: UnreferencedFiles?

    @OptionGroup var timeZone: TimeZoneOption

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var folder: SnapshotFolderOption
}

/// In which form results are printed.
enum SnapshotFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case junit
    case github
}

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

/// The HTML page about a run, one file that needs no other.
struct SnapshotReportFile {
    let package: URL

    /// Writes the page, and the folders around.
    ///
    /// - Throws: `HTMLSnapshotError` when it cannot be written.
    func write(_ report: SnapshotReport, to file: URL) throws {
        let catalog = PreviewSite.catalog()
        let site = PreviewSite(catalog: catalog, folders: ContentFolders(package: package, bundles: catalog.bundles))
        try SnapshotFile(url: file).write(String(decoding: site.page(about: report), as: UTF8.self))
    }
}

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
