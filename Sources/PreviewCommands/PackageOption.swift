import ArgumentParser
import Foundation
import PreviewCatalog
import PreviewSite

/// `--package`, and what follows from it.
struct PackageOption: ParsableArguments {
    @Option(help: ArgumentHelp("The package that has Templates, Public and Docs.", valueName: "folder"))
    var package = "."

    /// The package's folder.
    var folder: URL { URL(filePath: package, directoryHint: .isDirectory) }

    func validate() throws {
        guard (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else {
            throw ValidationError("There is no folder '\(package)'. Name the folder that has Package.swift.")
        }
    }

    /// The site of a catalogue in the package.
    func site(of catalog: PreviewCatalog) -> PreviewSite {
        PreviewSite(catalog: catalog, folders: SiteFolders(package: folder, bundles: catalog.bundles))
    }
}
