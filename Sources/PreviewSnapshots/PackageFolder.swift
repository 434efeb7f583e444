import Diagnostics
import FOSMVVM
package import Foundation
package import HTMLRendering
package import HTMLSnapshots
import TemplateEngine

/// Finds the package that a file belongs to.
package enum PackageFolder {
    /// Returns the nearest folder around a file that contains a `Package.swift`.
    ///
    /// - Throws: ``SnapshotCatalogError`` if there is none.
    package static func around(_ filePath: String) throws -> URL {
        guard let package = SourcePackage(around: filePath) else {
            throw SnapshotCatalogError.noPackage(file: filePath)
        }
        return package.folder
    }
}

extension SnapshotFolder {
    /// The name of the folder with the snapshots of a test target.
    package static let name = "__Snapshots__"

    /// Returns the folders next to the tests of a package, `Tests/**/__Snapshots__`, sorted.
    package static func all(inPackage package: URL) -> [SnapshotFolder] {
        let tests = package.appending(path: "Tests").path(percentEncoded: false)
        return FolderEntry.folders(named: name, below: tests).map {
            SnapshotFolder(url: URL(filePath: $0, directoryHint: .isDirectory))
        }
    }

    /// Whether the folder contains a preview's snapshot of one of these ViewModels, and not only those that tests
    /// named.
    package func holdsPreviews(of viewModelNames: some Sequence<String>) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? []
        return !Set(names).isDisjoint(with: viewModelNames.map(SnapshotPath.component))
    }
}

extension SnapshotRedaction {
    /// Reads the redactions of all snapshots of a package from its settings.
    ///
    ///     redact:
    ///       - uuid
    ///       - build: build \d+
    ///
    /// - Throws: `PackageSettingsError`.
    package static func declared(inPackage package: URL) throws -> [SnapshotRedaction] {
        try declared(in: PackageSettings(package: package))
    }

    /// Returns the redactions in the settings, in order.
    ///
    /// - Throws: `PackageSettingsError`.
    package static func declared(in settings: PackageSettings) throws -> [SnapshotRedaction] {
        try settings.values(of: .redact) { entry in
            try entry.name.isEmpty
                ? known(entry.value) : SnapshotRedaction(name: entry.name, pattern: entry.value)
        }
    }

    private static func known(_ name: String) throws -> SnapshotRedaction {
        if let redaction = all.first(where: { $0.name == name }) { return redaction }
        let names = all.map(\.name)
        let nearest = NearestNames.nearest(to: name, among: names)
        throw SnapshotCatalogError.unknownRedaction(name, known: nearest.isEmpty ? names : nearest)
    }
}

/// The folder for expected and actual HTML and pictures that CI keeps, set by `SNAPSHOT_ARTIFACTS`.
package struct SnapshotArtifacts: Sendable {
    private let folder: URL

    /// Nil if the environment does not name a folder.
    package init?(environment: [String: String]) {
        guard let path = environment["SNAPSHOT_ARTIFACTS"], !path.isEmpty else { return nil }
        folder = URL(filePath: path, directoryHint: .isDirectory)
    }

    /// Writes files such as `{ViewModel}/{preview}.{locale}.expected.html` and `….actual.html` to the folder, for a result
    /// that has an actual text or picture.
    ///
    /// - Throws: ``HTMLSnapshotError`` if a file cannot be written.
    package func leave(_ result: SnapshotResult) throws {
        let expected = result.pictures?.recorded ?? result.recordedText.map { Data($0.utf8) }
        guard let actual = result.pictures?.actual ?? result.actualText.map({ Data($0.utf8) }) else { return }
        if let expected { try write(expected, as: "expected", of: result.path) }
        try write(actual, as: "actual", of: result.path)
    }

    private func write(_ bytes: Data, as kind: String, of path: String) throws {
        let file = folder.appending(path: path, directoryHint: .notDirectory)
        let name = file.deletingPathExtension().appendingPathExtension(kind)
        try SnapshotFile(url: name.appendingPathExtension(file.pathExtension)).write(bytes)
    }
}
