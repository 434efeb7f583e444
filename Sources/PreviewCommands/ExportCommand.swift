import ArgumentParser
import Diagnostics
import Foundation
import HTMLSnapshots
import PreviewCatalog
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

            With --name, the export gets a folder of its own in that of --output, whose index.html links to all exports \
            with names, such as one for each pull request.

              \(RootCommand.programName) export --output site --name pr-12 --title "Add a form"
              \(RootCommand.programName) export --output site --remove pr-12

            With --link, the list gets a catalog elsewhere: that of a host, or an export of another package. The page \
            searches all of them together.

              \(RootCommand.programName) export --output site --name design --link https://design.example.com
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

    @Flag(help: "Show new readers what they can do first, as the host does.")
    var firstSteps = false

    @OptionGroup var names: ExportNameOptions

    @OptionGroup var timeZone: TimeZoneOption

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var log: LogOption

    @OptionGroup var package: PackageOption

    func validate() throws {
        guard !output.isEmpty else { throw ValidationError("--output must name a folder, such as site.") }
        guard folder.isFolder || !FileManager.default.fileExists(atPath: output) else {
            throw ValidationError("'\(output)' is a file. Name a folder.")
        }
        guard names.isUsed || !ExportList.exists(in: folder) else {
            throw ValidationError("'\(output)' contains exports with names. Use --name, or choose another folder.")
        }
    }

    private var folder: URL { URL(argument: output, directoryHint: .isDirectory) }

    func run() throws {
        try package.expectPackage()
        try package.validateSettings()
        let catalog = package.catalog(isolation: isolation.trials)
        package.warnIfOutdated(catalog, log.logger)
        package.warnWithoutTemplates(for: catalog.previews, in: catalog.targets, log.logger)
        let site = package.site(of: catalog, environment: timeZone.environment, logger: log.logger)
        let isComplete = try names.isUsed ? exportToList(site, catalog) : export(site, catalog, to: folder)
        if !isComplete { throw ExitCode.failure }
    }

    /// Changes the exports with names, and the page that lists them. Returns whether the export has no problems.
    private func exportToList(_ site: PreviewSite, _ catalog: PreviewCatalog) throws -> Bool {
        var list = try ExportList(folder)
        for name in names.remove where try !list.remove(name) {
            log.logger.notice("There is no export with the name '\(name)'.")
        }
        try names.name.map(list.checkFolder)
        // Before the export, so that the folder belongs to a list even if the export fails.
        try site.write(list)
        guard let name = names.name else { return true }
        if let address = names.linkedAddress(from: folder) {
            list.add(name, title: names.title ?? name, date: Date(), address: address)
            try site.write(list)
            return true
        }
        let isComplete = try export(site, catalog, to: list.folder(of: name))
        list.add(name, title: names.title ?? name, date: Date())
        try site.write(list)
        return isComplete
    }

    /// Writes the site, and prints the result. Returns whether all previews can be shown.
    private func export(_ site: PreviewSite, _ catalog: PreviewCatalog, to folder: URL) throws -> Bool {
        let names = PreviewNames(catalog: catalog)
        let locales = try locale.map { try names.listedLocale($0, in: site.localizations()) }
        let start = ContinuousClock.now
        let progress = ExportProgress()
        // Messages about a failure begin on a line of their own.
        defer { progress.clear() }
        let report = try site.export(to: folder, locales: locales, firstSteps: firstSteps) { progress.show($0, of: $1) }
        progress.clear()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let problems = (catalog.problems + report.diagnostics).map(\.localizedDescription).sorted()
        for problem in problems { log.logger.error("\(problem)") }
        StandardOutput.print(Self.summary(of: report, seconds: seconds))
        return problems.isEmpty
    }

    /// Returns the result in one line, such as `412 files (9.1 MB): 12 written, 3 removed (2.4 s)`.
    static func summary(of report: ExportReport, seconds: Double) -> String {
        let size = String(format: "%.1f MB", Double(report.bytes) / 1_000_000)
        return "\(report.files) files (\(size)): \(report.written) written, \(report.removed) removed "
            + String(format: "(%.1f s)", seconds)
    }
}

/// The options of an export that is one of several in a folder.
struct ExportNameOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The name of the export, such as that of a branch. It gets a folder with this name in that of --output.",
            valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("The title of the export in the list. Default: the name.", valueName: "title"))
    var title: String?

    @Option(
        help: ArgumentHelp(
            "Export nothing, and list the catalog at this address or in this folder under the name.",
            valueName: "address"))
    var link: String?

    @Option(
        help: ArgumentHelp(
            "Remove the export with this name. Can be repeated. Without --name, nothing is exported.",
            valueName: "name"))
    var remove: [String] = []

    /// The folder of the linked catalog. Nil without one, and for the address of a site.
    private var linkedFolder: URL? {
        guard let link, link.wholeMatch(of: /https?:\/\/.+/) == nil else { return nil }
        return URL(argument: link, directoryHint: .isDirectory)
    }

    /// Returns the address of the linked catalog on a page in a folder. Nil without one.
    func linkedAddress(from folder: URL) -> String? { linkedFolder?.relativeAddress(from: folder) ?? link }

    /// Whether the folder contains exports with names.
    var isUsed: Bool { name != nil || !remove.isEmpty }

    func validate() throws {
        let isWrong = name.map { !ExportList.isNewName($0) } ?? false
        if let wrong = isWrong ? name : remove.first(where: { !ExportList.isName($0) }) {
            throw ValidationError(
                "'\(wrong.excerpt)' cannot be the name of an export. Use letters, digits, '-', '_' and '.', as in pr-12, and no name of a device, such as CON."
            )
        }
        guard link == nil || name != nil else { throw ValidationError("--link needs --name, such as --name design.") }
        if let folder = linkedFolder, !FileManager.default.fileExists(atPath: folder.appending(path: "index.json").path)
        {
            throw ValidationError(
                "'\(link ?? "")' has no catalog. Name the address of a host, or the folder of an export.")
        }
        guard title == nil || name != nil else { throw ValidationError("--title needs --name, such as --name pr-12.") }
    }
}

extension URL {
    /// Returns the address of this folder on a page in another folder.
    fileprivate func relativeAddress(from folder: URL) -> String {
        let (own, other) = (standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
        let common = zip(own, other).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: other.count - common)
        let names = own.dropFirst(common).map { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? $0 }
        return (up + names).joined(separator: "/")
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
