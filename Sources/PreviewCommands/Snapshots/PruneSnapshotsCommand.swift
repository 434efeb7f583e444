import ArgumentParser
import HTMLSnapshots
import PreviewCatalog

/// `preview-host snapshots prune`
struct PruneSnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Removes the snapshots of previews and locales that are gone.",
        discussion: "Snapshots that tests have named themselves stay.")

    @OptionGroup var folder: SnapshotFolderOption

    func run() throws {
        try ContinuousIntegration.refuse("removed")
        let store = try folder.folder()
        let snapshots = try CatalogSnapshots(try .parse([]), in: store, package: folder.package.folder)
        let removed = try snapshots.plan().unreferenced(in: store)
        try store.remove(removed)
        for path in removed { print("removed \(path)") }
        if removed.isEmpty { print("Every snapshot has its preview.") }
    }
}
