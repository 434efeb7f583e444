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
        let mode = try ContinuousIntegration.writingMode("removed")
        let store = try folder.folder()
        let snapshots = try CatalogSnapshots(in: store, package: folder.package.folder)
        guard snapshots.problems.isEmpty else {
            for problem in snapshots.problems { StandardError.print(problem.localizedDescription) }
            throw CommandFailure("Nothing is removed, because a locale may only seem to be gone. Mend the texts first.")
        }
        let removed = try snapshots.plan().prune(store, mode: mode)
        for path in removed { StandardOutput.print("removed \(path)") }
        if removed.isEmpty { StandardOutput.print("Every snapshot has its preview.") }
    }
}
