import ArgumentParser
import Foundation
import HTMLSnapshots
import PreviewSite
import SnapshotCatalog

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
