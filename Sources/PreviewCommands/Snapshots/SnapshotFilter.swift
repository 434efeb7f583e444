import ArgumentParser
import FOSMVVM
import Foundation
import HTMLSnapshots
import PreviewCatalog
import PreviewSite
import PreviewSnapshots

/// Finds the snapshots that arguments name.
struct SnapshotFilter {
    private let files: Set<String>
    private let viewModels: Set<String>
    private let previews: Set<String>
    private let features: Set<String>
    private let locales: Set<LocaleIdentifier>

    /// A filter of what there is.
    ///
    /// - Throws: `UsageError` with the nearest names for one that names nothing.
    init(_ options: SnapshotFilterOptions, catalog: PreviewCatalog, store: LocalizationStore) throws {
        let names = PreviewNames(catalog: catalog)
        files = Set(options.files.map(SnapshotFilter.path(named:)))
        viewModels = Set(try options.viewModel.map(names.viewModel))
        features = Set(try options.feature.map(names.feature))
        previews = Set(try options.preview.flatMap(names.slugs))
        locales = Set(try options.locale.map { try names.listedLocale($0, in: store) })
    }

    /// Whether a locale is named.
    func asks(for locale: LocaleIdentifier) -> Bool { locales.contains(locale) }

    /// Whether a preview's snapshot is meant.
    func includes(_ snapshot: PreviewSnapshot) -> Bool {
        let preview = snapshot.preview
        return (files.isEmpty || files.contains(snapshot.path))
            && (viewModels.isEmpty || viewModels.contains(preview.viewModelName))
            && (previews.isEmpty || previews.contains(preview.slug))
            && (features.isEmpty || features.contains(preview.feature))
            && (locales.isEmpty || locales.contains(snapshot.locale))
    }

    /// The path below the snapshots' folder of a file as messages, shells and people write it.
    static func path(named file: String) -> String {
        let parts = file.split(separator: "/").map(String.init)
        let start = parts.lastIndex(of: SnapshotFolder.name).map { $0 + 1 } ?? 0
        let path = parts[start...].joined(separator: "/")
        return SnapshotPath.recorded(for: path) ?? path
    }
}

/// Which snapshots a command is about.
struct SnapshotFilterOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Snapshots by their files, as messages name them; all if left out.", valueName: "file"))
    var files: [String] = []

    @Option(help: ArgumentHelp("Only snapshots of this ViewModel; may be repeated.", valueName: "ViewModel"))
    var viewModel: [String] = []

    @Option(help: ArgumentHelp("Only snapshots of previews of this name; may be repeated.", valueName: "preview"))
    var preview: [String] = []

    @Option(help: ArgumentHelp("Only snapshots of this feature; may be repeated.", valueName: "feature"))
    var feature: [String] = []

    @Option(help: ArgumentHelp("Only snapshots in this locale; may be repeated.", valueName: "locale"))
    var locale: [String] = []

    /// What is named, as it is typed.
    var named: String {
        let options = [
            ("--view-model", viewModel), ("--preview", preview), ("--feature", feature), ("--locale", locale),
        ]
        return (files + options.flatMap { name, values in values.map { "\(name) \($0)" } }).joined(separator: " ")
    }

    /// Whether all snapshots are meant.
    var isEmpty: Bool { files.isEmpty && !namesPreviews }

    /// Whether previews are named otherwise than by files.
    var namesPreviews: Bool { ![viewModel, preview, feature, locale].allSatisfy(\.isEmpty) }
}

/// `--snapshots`, and what follows from it.
struct SnapshotFolderOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of the snapshots; by default the Tests/*/__Snapshots__ of the package that has previews.",
            valueName: "folder"))
    var snapshots: String?

    @OptionGroup var package: PackageOption

    /// The one folder that snapshots are recorded in.
    ///
    /// - Throws: `UsageError` when there are none or several to choose from.
    func folder() throws -> SnapshotFolder {
        let names = PreviewSite.catalog().viewModelNames
        let all = folders()
        let used = all.filter { $0.holdsPreviews(of: names) }
        let found = used.isEmpty ? all : used
        guard let folder = found.first else {
            throw UsageError(
                "There is no folder Tests/*/\(SnapshotFolder.name) in '\(package.package)'. Name one with --snapshots; "
                    + "it need not exist yet.")
        }
        guard found.count == 1 else {
            let paths = found.map { $0.url.relativePath(to: package.folder) }.joined(separator: ", ")
            throw UsageError("There are several folders of snapshots: \(paths). Name one with --snapshots.")
        }
        return folder
    }

    /// Every folder in which something can wait to be accepted.
    func folders() -> [SnapshotFolder] {
        guard let snapshots else { return SnapshotFolder.all(inPackage: package.folder) }
        return [SnapshotFolder(url: URL(filePath: snapshots, directoryHint: .isDirectory))]
    }
}

extension URL {
    /// The path as people type it in a folder: relative to it if it lies in it.
    func relativePath(to folder: URL) -> String {
        let path = standardizedFileURL.path(percentEncoded: false)
        let root = folder.standardizedFileURL.path(percentEncoded: false)
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
