import ArgumentParser
import Foundation
import HTMLSnapshots
import PreviewSnapshots

/// A run of `snapshots verify` or `snapshots record`.
struct SnapshotVerification {
    private let options: SnapshotRunOptions
    private let mode: SnapshotMode
    private let pictures: SnapshotPictureOptions
    private let changedSince: String?
    private let comment: CommentOptions?
    private let environment = ProcessInfo.processInfo.environment

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - options: What to compare, and how to report the results.
    ///   - mode: The snapshots to write.
    ///   - pictures: Whether to compare pictures, and which.
    ///   - changedSince: The commit or branch since which files must have changed. Nil to compare everything.
    ///   - comment: The comment to write about the results. Nil for none.
    init(
        _ options: SnapshotRunOptions, mode: SnapshotMode, pictures: SnapshotPictureOptions,
        changedSince: String? = nil, comment: CommentOptions? = nil
    ) {
        self.options = options
        self.mode = mode
        self.pictures = pictures
        self.changedSince = changedSince
        self.comment = comment
    }

    /// Compares the snapshots, prints the results, and writes the report.
    ///
    /// - Throws: `ExitCode.failure` if there is a problem.
    func run() throws {
        try options.folder.package.expectPackage()
        let folder = try options.folder.folder()
        let package = options.folder.package.folder
        let catalog = options.folder.package.catalog(isolation: options.isolation.trials)
        options.folder.package.warnIfOutdated(catalog, options.log.logger)
        let snapshots = try CatalogSnapshots(
            options.filter, of: catalog, in: folder, package: package,
            timeZone: options.timeZone.chosen,
            host: HostProgram(
                package: package, packageOption: options.folder.package.named, snapshots: options.folder.snapshots,
                name: RootCommand.programName),
            changes: try changedSince.map { try FileChanges(since: $0, package: package) },
            showsAssets: pictures.pixels)
        if let selection = snapshots.selection { options.log.logger.notice("\(selection)") }
        let chromium = try pictures.chromium {
            options.folder.package.site(
                of: catalog, environment: options.timeZone.environment, logger: options.log.logger)
        }
        defer { chromium?.end() }
        let shard = options.shard ?? .whole
        let plan =
            try chromium.map { try snapshots.plan(shard: shard, of: pictures, in: $0) } ?? snapshots.plan(shard: shard)
        let rejectsObsolete = options.unreferenced.map { $0 == .reject } ?? ContinuousIntegration.isRunning()
        let output = SnapshotOutput(options, environment: environment)
        let run = SnapshotRun(
            mode: mode, normalizer: snapshots.normalizer, workers: ProcessInfo.processInfo.activeProcessorCount)
        let collector = ReportCollector()
        let summary = try run.run(
            plan, in: folder, rejectsObsolete: rejectsObsolete, reporters: output.reporters() + [collector])
        if let report = collector.report { try write(report, selection: snapshots.selection) }
        let problems = snapshots.problems + (plan.isFiltered ? [] : snapshots.unknownIssues)
        for problem in problems { options.log.logger.error("\(problem.localizedDescription)") }
        if summary.isFailure || !problems.isEmpty { throw ExitCode.failure }
    }

    private func write(_ report: SnapshotReport, selection: String?) throws {
        if let path = options.report {
            let page = SnapshotReportFile(package: options.folder.package.folder)
            try page.write(report, to: URL(argument: path, directoryHint: .notDirectory))
        }
        let markdown = SnapshotMarkdown(
            report, shard: options.shard, selection: selection, address: comment?.reportURL
        ).text
        if options.format == .github { JobSummary(environment: environment)?.append(markdown) }
        try comment?.write(markdown)
    }
}
