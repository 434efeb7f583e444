import ArgumentParser
import FOSMVVM
import Foundation
import HTMLSnapshots
import PreviewCatalog
import PreviewSite
import PreviewSnapshots

/// Selects the snapshots that arguments name.
struct SnapshotFilter {
    private let files: Set<String>
    /// The paths of previews' HTML that the files name, also as pictures.
    private let htmlFiles: Set<String>
    private let viewModels: Set<String>
    private let previews: Set<String>
    private let features: Set<String>
    private let locales: Set<LocaleIdentifier>

    /// Creates a filter for the existing names.
    ///
    /// - Throws: `UsageError` with similar names for an unknown name.
    init(
        _ options: SnapshotFilterOptions, catalog: PreviewCatalog, store: TextStore, in folder: SnapshotFolder
    ) throws {
        let names = PreviewNames(catalog: catalog)
        files = Set(options.files.map { SnapshotFilter.path(named: $0, in: [folder]) })
        htmlFiles = Set(files.map { HTMLSnapshot(folder: folder.url, recordedPath: $0).htmlPath })
        viewModels = Set(try options.viewModel.map(names.viewModel))
        features = Set(try options.feature.map(names.feature))
        previews = Set(try options.preview.flatMap(names.slugs))
        locales = Set(try options.locale.map { try names.listedLocale($0, in: store) })
    }

    /// Whether the arguments name a locale.
    func asks(for locale: LocaleIdentifier) -> Bool { locales.contains(locale) }

    /// Whether the arguments name locales.
    var namesLocales: Bool { !locales.isEmpty || !files.isEmpty }

    /// Whether the arguments select a picture of a selected snapshot.
    func includes(picture: HTMLSnapshot) -> Bool {
        files.isEmpty || files.contains(picture.path) || files.contains(picture.htmlPath)
    }

    /// Whether the filter selects a preview's snapshot.
    func includes(_ snapshot: PreviewSnapshot) -> Bool {
        let preview = snapshot.preview
        return (htmlFiles.isEmpty || htmlFiles.contains(snapshot.path))
            && (viewModels.isEmpty || viewModels.contains(preview.viewModelName))
            && (previews.isEmpty || previews.contains(preview.slug))
            && (features.isEmpty || features.contains(preview.feature))
            && (locales.isEmpty || locales.contains(snapshot.locale))
    }

    /// Returns the path of a file in its folder of snapshots, as messages, which add a line, shells and people write it.
    static func path(named file: String, in folders: [SnapshotFolder]) -> String {
        let file = file.replacing(/:\d+$/, with: "")
        let url = URL(argument: file, directoryHint: .notDirectory)
        let inFolder = folders.lazy.map { url.relativePath(to: $0.url) }.first { !$0.hasPrefix("/") }
        let path = inFolder ?? pathAfterFolder(file)
        return SnapshotPath.recorded(for: path) ?? path
    }

    /// Returns the path after the name of a folder of snapshots, or the whole path.
    private static func pathAfterFolder(_ file: String) -> String {
        let parts = file.split(separator: "/").filter { $0 != "." }
        let start = parts.lastIndex { $0 == SnapshotFolder.name }.map { $0 + 1 } ?? 0
        return parts[start...].joined(separator: "/")
    }
}

/// The arguments that select snapshots.
struct SnapshotFilterOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The files of the snapshots, as messages name them. Default: all.", valueName: "file"))
    var files: [String] = []

    @Option(help: ArgumentHelp("Only snapshots of this ViewModel. Can be repeated.", valueName: "ViewModel"))
    var viewModel: [String] = []

    @Option(help: ArgumentHelp("Only snapshots of previews with this name. Can be repeated.", valueName: "preview"))
    var preview: [String] = []

    @Option(help: ArgumentHelp("Only snapshots of this feature. Can be repeated.", valueName: "feature"))
    var feature: [String] = []

    @Option(help: ArgumentHelp("Only snapshots in this locale. Can be repeated.", valueName: "locale"))
    var locale: [String] = []

    /// The filters as they are typed.
    var named: String {
        let options = [
            ("--view-model", viewModel), ("--preview", preview), ("--feature", feature), ("--locale", locale),
        ]
        return (files + options.flatMap { name, values in values.map { "\(name) \($0)" } }).joined(separator: " ")
    }

    /// Whether all snapshots are selected.
    var isEmpty: Bool { files.isEmpty && !namesPreviews }

    /// Whether filters other than files select previews.
    var namesPreviews: Bool { ![viewModel, preview, feature, locale].allSatisfy(\.isEmpty) }
}

/// The option `--snapshots`, with the folders it stands for.
struct SnapshotFolderOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of the snapshots. Default: Tests/**/__Snapshots__, where it has snapshots of previews.",
            valueName: "folder"))
    var snapshots: String?

    @OptionGroup var package: PackageOption

    /// - Throws: `UsageError` if the named folder does not exist. Only `record` creates it.
    func expectFolder() throws {
        guard let snapshots, !URL(filePath: snapshots).isFolder else { return }
        throw UsageError(
            "There is no folder '\(snapshots.excerpt)'. Name the folder of the snapshots, or record them first: "
                + "\(RootCommand.programName) snapshots record --snapshots \(HostProgram.quoted(snapshots.excerpt))")
    }

    /// Returns the folder in which snapshots are recorded.
    ///
    /// - Throws: `UsageError` if there is no folder, or more than one.
    func folder() throws -> SnapshotFolder {
        let names = PreviewSite.catalog().viewModelNames
        let all = try folders()
        let used = all.filter { $0.holdsPreviews(of: names) }
        let found = used.isEmpty ? all : used
        guard found.count == 1 else {
            let paths = found.map { $0.url.relativePath(to: package.folder) }.joined(separator: ", ")
            throw UsageError("There are several folders of snapshots: \(paths). Name one with --snapshots.")
        }
        return found[0]
    }

    /// Returns the folders that can contain pending changes.
    ///
    /// - Throws: `UsageError` if there is no folder.
    func folders() throws -> [SnapshotFolder] {
        if let snapshots { return [SnapshotFolder(url: URL(argument: snapshots, directoryHint: .isDirectory))] }
        let all = SnapshotFolder.all(inPackage: package.folder)
        guard !all.isEmpty else {
            throw UsageError(
                "There is no folder Tests/**/\(SnapshotFolder.name) in '\(package.package)'. Name one with --snapshots. "
                    + "It does not need to exist yet.")
        }
        return all
    }
}

extension URL {
    /// Returns the path as people type it in a folder: relative to the folder if the file is inside it.
    func relativePath(to folder: URL) -> String {
        let path = standardizedFileURL.path(percentEncoded: false)
        let root = folder.standardizedFileURL.path(percentEncoded: false)
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
