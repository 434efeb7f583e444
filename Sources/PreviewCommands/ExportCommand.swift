import ArgumentParser
import Foundation
import HTMLSnapshots
import PreviewSite
import Synchronization

/// The command `preview-host export`.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the whole site as files for any static server.",
        discussion: """
            Every link is relative, so the folder can be served below any path. Only files that changed are written again, \
            and files of the last export that no longer belong to it are removed.

              \(RootCommand.programName) export --output site
            """)

    @Option(
        help: ArgumentHelp(
            "The folder of the export: a new one, an empty one, or one with an export.", valueName: "folder"))
    var output: String

    @Option(
        help: ArgumentHelp(
            "Only previews in this locale and in the default one. Can be repeated. Default: all locales.",
            valueName: "locale"))
    var locale: [String] = []

    @OptionGroup var timeZone: TimeZoneOption

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var log: LogOption

    @OptionGroup var package: PackageOption

    func validate() throws {
        guard !output.isEmpty else { throw ValidationError("--output must name a folder, such as site.") }
        guard folder.isFolder || !FileManager.default.fileExists(atPath: output) else {
            throw ValidationError("'\(output)' is a file. Name a folder.")
        }
    }

    private var folder: URL { URL(argument: output, directoryHint: .isDirectory) }

    func run() throws {
        try package.expectPackage()
        try package.validateSettings()
        let catalog = isolation.catalog
        package.warnIfOutdated(catalog, log.logger)
        package.warnWithoutTemplates(for: catalog.previews, log.logger)
        let site = package.site(of: catalog, environment: timeZone.environment, logger: log.logger)
        let names = PreviewNames(catalog: catalog)
        let locales = try locale.map { try names.listedLocale($0, in: site.localizations()) }
        let start = ContinuousClock.now
        let progress = ExportProgress()
        // Messages about a failure begin on a line of their own.
        defer { progress.clear() }
        let report = try site.export(to: folder, locales: locales) { progress.show($0, of: $1) }
        progress.clear()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let problems = (catalog.problems + report.faults).map(\.localizedDescription).sorted()
        for problem in problems { log.logger.error("\(problem)") }
        StandardOutput.print(Self.summary(of: report, seconds: seconds))
        if !problems.isEmpty { throw ExitCode.failure }
    }

    /// Returns the result in one line, such as `412 files (9.1 MB): 12 written, 3 removed (2.4 s)`.
    static func summary(of report: ExportReport, seconds: Double) -> String {
        let size = String(format: "%.1f MB", Double(report.bytes) / 1_000_000)
        return "\(report.files) files (\(size)): \(report.written) written, \(report.removed) removed "
            + String(format: "(%.1f s)", seconds)
    }
}

/// Shows the progress of an export on a terminal.
private final class ExportProgress: Sendable {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    /// The part that is shown, in steps of the bar.
    private let shown = Mutex(-1)

    func show(_ done: Int, of total: Int) {
        guard isTerminal, total > 0 else { return }
        shown.withLock { shown in
            let step = done * 200 / total
            guard step > shown else { return }
            shown = step
            write(ProgressBar.clear + ProgressBar(total: total, done: done).bar)
        }
    }

    func clear() { if isTerminal { write(ProgressBar.clear) } }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
