import ArgumentParser
import Foundation
import HTMLSnapshots
import PreviewSnapshots

/// A run of `snapshots verify` or `snapshots record`.
struct SnapshotVerification {
    private let options: SnapshotRunOptions
    private let mode: SnapshotMode
    private let environment = ProcessInfo.processInfo.environment

    init(_ options: SnapshotRunOptions, mode: SnapshotMode) {
        self.options = options
        self.mode = mode
    }

    /// Compares the snapshots, prints the results, and writes the report.
    ///
    /// - Throws: `ExitCode.failure` if there is a problem.
    func run() throws {
        try options.folder.package.expectPackage()
        let folder = try options.folder.folder()
        let package = options.folder.package.folder
        let catalog = options.isolation.catalog
        options.folder.package.warnIfOutdated(catalog, options.log.logger)
        let snapshots = try CatalogSnapshots(
            options.filter, of: catalog, in: folder, package: package,
            timeZone: options.timeZone.chosen,
            host: HostProgram(
                package: package, packageOption: options.folder.package.named, snapshots: options.folder.snapshots,
                name: RootCommand.programName))
        let plan = try snapshots.plan(shard: options.shard ?? .whole)
        let rejectsObsolete = options.unreferenced.map { $0 == .reject } ?? ContinuousIntegration.isRunning()
        let output = SnapshotOutput(options, environment: environment)
        let run = SnapshotRun(
            mode: mode, normalizer: snapshots.normalizer, workers: ProcessInfo.processInfo.activeProcessorCount)
        let collector = ReportCollector()
        let summary = try run.run(
            plan, in: folder, rejectsObsolete: rejectsObsolete, reporters: output.reporters() + [collector])
        if let report = collector.report {
            if options.format == .github {
                JobSummary(environment: environment)?.append(SnapshotMarkdown(report).text)
            }
            try write(report)
        }
        let problems = snapshots.problems + (plan.isFiltered ? [] : snapshots.unknownIssues)
        for problem in problems { options.log.logger.error("\(problem.localizedDescription)") }
        if summary.isFailure || !problems.isEmpty { throw ExitCode.failure }
    }

    private func write(_ report: SnapshotReport) throws {
        guard let path = options.report else { return }
        let page = SnapshotReportFile(package: options.folder.package.folder)
        try page.write(report, to: URL(argument: path, directoryHint: .notDirectory))
    }
}
