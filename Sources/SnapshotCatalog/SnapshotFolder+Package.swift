package import Foundation
package import HTMLSnapshots

extension SnapshotFolder {
    /// The name of the folder that tests have beside their sources.
    package static let name = "__Snapshots__"

    /// The folders of all test targets of a package, `Tests/*/__Snapshots__`, in order.
    package static func all(inPackage package: URL) -> [SnapshotFolder] {
        let tests = package.appending(path: "Tests", directoryHint: .isDirectory)
        let targets = (try? FileManager.default.contentsOfDirectory(atPath: tests.path(percentEncoded: false))) ?? []
        return targets.sorted()
            .map { tests.appending(path: "\($0)/\(name)", directoryHint: .isDirectory) }
            .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
            .map(SnapshotFolder.init(url:))
    }

    /// Whether a preview of one of these ViewModels is recorded in it, and not only what tests have named.
    package func holdsPreviews(of viewModelNames: some Sequence<String>) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? []
        return !Set(names).isDisjoint(with: viewModelNames)
    }
}
