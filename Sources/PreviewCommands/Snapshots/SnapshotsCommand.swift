import ArgumentParser
import Diagnostics
import Foundation
import HTMLSnapshots
import PreviewCatalog
import PreviewSite
import PreviewSnapshots

/// The command `preview-host snapshots`.
struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Compares previews with their recorded HTML.",
        discussion: """
            Each preview has one file per locale, \
            Tests/{target}/__Snapshots__/{ViewModel}/{preview}.{locale}.html. The tests compare the same files. If CI \
            is set in the environment, no files are written.

              \(RootCommand.programName) snapshots verify --view-model TaskListViewModel --locale de
            """,
        subcommands: [
            VerifySnapshotsCommand.self, RecordSnapshotsCommand.self, ReviewSnapshotsCommand.self,
            AcceptSnapshotsCommand.self, PruneSnapshotsCommand.self,
        ])
}

/// The arguments of a run: what to compare, and how to report the results.
struct SnapshotRunOptions: ParsableArguments {
    @OptionGroup var filter: SnapshotFilterOptions

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = SnapshotFormat.text

    @Option(help: ArgumentHelp("Write an HTML page about failed snapshots to this file.", valueName: "file"))
    var report: String?

    @Option(
        help: ArgumentHelp(
            "Compare only a part, to divide the work between machines: 2/8 is the second of eight parts.",
            valueName: "number/count"),
        transform: SnapshotShard.init(_:))
    var shard: SnapshotShard?

    @Option(
        help: ArgumentHelp(
            "Whether snapshots without a preview fail the run. Default: reject if CI is set, else warn.",
            valueName: "what"))
    var unreferenced: UnreferencedFiles?

    @OptionGroup var timeZone: TimeZoneOption

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var log: LogOption

    @OptionGroup var folder: SnapshotFolderOption

    func validate() throws {
        guard let report, URL(argument: report, directoryHint: .inferFromPath).isFolder else { return }
        throw ValidationError("'\(report)' is a folder. Name a file for --report, such as snapshots.html.")
    }
}

/// The options of the comment on a pull request.
struct CommentOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write the text of a comment on a pull request to this file, in Markdown.", valueName: "file"))
    var comment: String?

    @Option(
        help: ArgumentHelp(
            "The address of the report on the CI service, for links in the comment and the job summary.",
            valueName: "address"))
    var reportURL: String?

    func validate() throws {
        guard let comment, URL(argument: comment, directoryHint: .inferFromPath).isFolder else { return }
        throw ValidationError("'\(comment)' is a folder. Name a file for --comment, such as comment.md.")
    }

    /// Writes the text to the file that is named, if one is.
    ///
    /// - Throws: `HTMLSnapshotError` if the file cannot be written.
    func write(_ text: String) throws {
        guard let comment else { return }
        try SnapshotFile(url: URL(argument: comment, directoryHint: .notDirectory)).write(text)
    }
}

/// The output format of results.
enum SnapshotFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case junit
    case github
}

/// The destinations of a run's results.
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

    /// Returns the reporters for standard output and the folder of artifacts.
    func reporters() -> [any SnapshotReporter] {
        [printer()] + (artifacts.map { [ArtifactsReporter($0)] } ?? [])
    }

    private func printer() -> any SnapshotReporter {
        switch format {
        case .text: TextReporter(isTerminal: StandardOutput.isTerminal, write: StandardOutput.write)
        case .json: JSONReporter(write: StandardOutput.write)
        case .junit: JUnitReporter(root: package, write: StandardOutput.write)
        case .github: GitHubReporter(root: root, write: StandardOutput.write)
        }
    }
}

/// The HTML page about a run: one file that needs no other files.
struct SnapshotReportFile {
    let package: URL

    /// Writes the page, and creates the folders around it.
    ///
    /// - Throws: `HTMLSnapshotError` if the page cannot be written.
    func write(_ report: SnapshotReport, to file: URL) throws {
        let catalog = PreviewSite.catalog(in: package)
        let folders = SiteFolders(package: package, bundles: catalog.bundles, targets: catalog.targets)
        let site = PreviewSite(catalog: catalog, folders: folders, extensions: PreviewHost.extensions)
        try SnapshotFile(url: file).write(String(decoding: site.page(about: report), as: UTF8.self))
    }
}

/// Writes what was expected and what is actual to the folder of artifacts.
final class ArtifactsReporter: SnapshotReporter {
    private let artifacts: SnapshotArtifacts

    init(_ artifacts: SnapshotArtifacts) {
        self.artifacts = artifacts
    }

    func begin(total: Int) {}

    func report(_ result: SnapshotResult) {
        do {
            try artifacts.leave(result)
        } catch {
            StandardError.print(error.localizedDescription)
        }
    }

    func end(_ summary: SnapshotSummary) {}
}
