import ArgumentParser
import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import Logging
import PreviewCatalog
import PreviewChecks
import PreviewSite
import PreviewSnapshots
import TemplateEngine

/// The option `--package`, with the package's folder and site.
struct PackageOption: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the package, which contains Package.swift.", valueName: "folder"))
    var package = "."

    /// The package as the option names it. Nil for the current folder.
    var named: String? { package == "." ? nil : package }

    /// The package's folder: the named one, or else the nearest one around the current folder with a Package.swift.
    var folder: URL {
        let folder = URL(argument: package, directoryHint: .isDirectory)
        return named == nil ? SourcePackage(containing: folder)?.folder ?? folder : folder
    }

    /// The running program, whose commands are about the package.
    var program: HostProgram { HostProgram(package: folder, packageOption: named, name: RootCommand.programName) }

    /// - Throws: `UsageError` if the folder is not that of a package.
    func expectPackage() throws {
        guard SourcePackage(containing: folder)?.folder != folder.standardizedFileURL else { return }
        throw UsageError(
            named.map { "'\($0)' contains no Package.swift. Name the folder that contains it." }
                ?? "There is no Package.swift in this folder or one around it. Name the package with --package.")
    }

    func validate() throws {
        guard folder.isFolder else {
            throw ValidationError("There is no folder '\(package)'. Name the folder that contains Package.swift.")
        }
    }

    /// Checks all settings of the package, also those that the command itself does not use.
    ///
    /// - Throws: `PackageSettingsError` with everything that is wrong.
    func validateSettings() throws {
        try PackageSettings(package: folder).validate(rules: PreviewHost.extensions.rules)
    }

    /// Reports a missing folder of templates, unless every preview is of a view in Swift, or there are templates next to
    /// views. Views are then rendered with the templates of their categories.
    func warnWithoutTemplates(for previews: [Preview], in targets: [TargetFolder], _ logger: Logger) {
        guard previews.isEmpty || !previews.allSatisfy(\.hasBody) else { return }
        let folders = PackageFolders(package: folder, bundles: [], targets: targets)
        guard folders.targets.allSatisfy({ ViewFiles(in: $0).templates.isEmpty }) else { return }
        guard let templates = folders.templates.last, !folders.templates.contains(where: \.isFolder) else { return }
        let path = templates.standardizedFileURL.path(percentEncoded: false)
        logger.warning(
            """
            There is no folder \(path), so views use the templates of their categories. To name the package, use --package.
            """)
    }

    /// Reports that the program was built in another folder, or else sources of previews and ViewModels that are newer than
    /// the program, which does not contain their changes.
    func warnIfOutdated(_ catalog: PreviewCatalog, _ logger: Logger) {
        if let original = catalog.originalFolder {
            logger.warning(
                """
                \(RootCommand.programName) was built in \(original.path), and shows the files in \(folder.path). If the Swift \
                code differs, build it again here.
                """)
            return
        }
        guard let change = Self.firstChange(after: catalog) else { return }
        logger.warning("\(RootCommand.programName) was built before \(change) changed. Build it again.")
    }

    /// Returns the first source of previews and ViewModels that is newer than the program, and how many more are. Nil if
    /// there is none.
    static func firstChange(after catalog: PreviewCatalog) -> String? {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
        let values = try? program?.resourceValues(forKeys: [.contentModificationDateKey])
        guard let built = values?.contentModificationDate else { return nil }
        return first(of: catalog.sources(changedAfter: built))
    }

    /// Returns the first of some files, and how many more there are. Nil without any.
    static func first(of changed: [String]) -> String? {
        changed.first.map { changed.count > 1 ? "\($0) and \(changed.count - 1) more" : "\($0)" }
    }

    /// Returns the catalog of the program in the package.
    ///
    /// - Parameter isolation: Makes previews in another process first.
    func catalog(isolation: (any PreviewIsolation)? = nil) -> PreviewCatalog {
        PreviewSite.catalog(in: folder, isolation: isolation)
    }

    /// Returns the site of a catalog in the package.
    func site(
        of catalog: PreviewCatalog, environment: RenderingEnvironment = .preview,
        liveViews: any LiveViewStarter = LocalLiveViews(), limits: LiveSessionLimits = LiveSessionLimits(),
        sharing: SharingOptions? = nil, editsTexts: Bool = false, exerciser: any ViewExerciser = LocalViewExerciser(),
        logger: Logger
    ) -> PreviewSite {
        var folders = SiteFolders(package: folder, bundles: catalog.bundles, targets: catalog.targets)
        folders.buildErrors = BuildErrorsVariable.file
        folders.program = program
        folders.assets = [InstalledAxe.assets()].compactMap(\.self) + folders.assets
        return PreviewSite(
            catalog: catalog, folders: folders, extensions: PreviewHost.extensions, environment: environment,
            liveViews: liveViews, limits: limits, basePath: sharing?.base ?? .root,
            allowed: Set(sharing?.allow ?? []), editsTexts: editsTexts, exerciser: exerciser, logger: logger)
    }
}

/// The option `--time-zone`, with the renderer's time zone.
struct TimeZoneOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The time zone of dates in previews, such as Asia/Tokyo. Default: UTC.", valueName: "name"))
    var timeZone: String?

    /// The time zone that the option names.
    var chosen: TimeZone? { timeZone.flatMap(PreviewTimeZone.init)?.timeZone }

    /// The environment in which previews are rendered.
    var environment: RenderingEnvironment {
        chosen.map { .preview.in(timeZone: $0) } ?? .preview
    }

    func validate() throws {
        guard let timeZone, PreviewTimeZone(timeZone) == nil else { return }
        let nearest = PreviewTimeZone.nearest(to: timeZone)
        let hint =
            nearest.isEmpty
            ? "Use a name from the IANA database, such as Asia/Tokyo."
            : NearestNames.question(nearest)
        throw ValidationError("'\(timeZone.excerpt)' is not a time zone. \(hint)")
    }
}

extension URL {
    /// The folder in which the command began. Previews can change the current folder.
    private static let firstFolder = URL(
        filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)

    /// Keeps the current folder, to which the paths of the command line are relative. Call it before any preview is made.
    static func rememberCurrentFolder() { _ = firstFolder }

    /// Creates the absolute URL of a path of the command line.
    init(argument path: String, directoryHint: DirectoryHint) {
        self = URL(filePath: path, directoryHint: directoryHint, relativeTo: Self.firstFolder).absoluteURL
    }
}
