package import Diagnostics
package import Foundation

/// What a package that uses FOSUtilities needs so that it is built with this package, too.
package struct Migration {
    private let folder: URL
    private let manifest: PackageManifest
    /// The edited manifest. Nil if there is nothing to edit, or it cannot be edited.
    private let edited: String?
    /// What does not compile here.
    package let findings: [Diagnostic]
    /// The paths of templates of other engines.
    package let templates: [String]

    /// Looks at a package.
    ///
    /// - Parameters:
    ///   - folder: The folder of the package.
    ///   - path: The folder of this package, seen from that of the package.
    /// - Throws: ``MigrationError``, or an error of reading a file.
    package init(of folder: URL, path: String) throws {
        self.folder = folder
        let file = folder.appending(path: "Package.swift")
        guard let source = try? String(contentsOf: file, encoding: .utf8) else {
            throw MigrationError.noPackage(folder.path(percentEncoded: false))
        }
        manifest = PackageManifest(source: source)
        guard manifest.usesOriginal || manifest.isMigrated else {
            throw MigrationError.notUsed(file.path(percentEncoded: false))
        }
        edited = manifest.migrated(path: path)
        let files = ["Sources", "Tests"].flatMap { PackageFiles.paths(in: folder, under: $0) }
        findings = SourceFindings(files: try PackageFiles.texts(of: files, in: folder)).all
        templates = files.filter { $0.hasSuffix(".leaf") || $0.hasSuffix(".stencil") }
    }

    /// Whether the manifest chooses between the two packages already.
    package var isMigrated: Bool { manifest.isMigrated }

    /// The lines that describe what to change in the manifest. Empty if it is done.
    package var instructions: [String] {
        let missing = manifest.missingProducts.map {
            "The target '\($0.target)' depends on \($0.product), which does not exist here. "
                + "Add this target only if usesPreviewHost is false."
        }
        guard !isMigrated else { return missing }
        let choice =
            edited == nil
            ? ["Package.swift cannot be edited, because its dependency on FOSUtilities is no literal. Paste this:"]
            : ["In Package.swift, let an environment variable choose the package. '--write' does it:"]
        let dependency = "usesPreviewHost ? .package(path: …) : .package(url: …)"
        let code = [PackageManifest.constants, dependency, manifest.host].compactMap(\.self).joined(separator: "\n\n")
        return choice + [code] + missing
    }

    /// Writes the edited manifest and the program of the host. Does nothing if that is done already.
    ///
    /// - Returns: The paths of the files that were written.
    /// - Throws: An error of writing a file.
    package func write() throws -> [String] {
        guard let edited else { return [] }
        try Data(edited.utf8).write(to: folder.appending(path: "Package.swift"), options: .atomic)
        guard let host = manifest.hostName else { return ["Package.swift"] }
        let path = "Sources/\(host)/Previews.swift"
        let program = folder.appending(path: path)
        guard !FileManager.default.fileExists(atPath: program.path(percentEncoded: false)) else {
            return ["Package.swift"]
        }
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(manifest.hostProgram.utf8).write(to: program)
        return ["Package.swift", path]
    }
}

/// The reason why a package cannot be migrated.
package enum MigrationError: LocalizedError {
    case noPackage(String)
    case notUsed(String)

    /// What is missing, and what to do.
    package var errorDescription: String? {
        switch self {
        case .noPackage(let folder): "\(folder) contains no Package.swift. Name the folder that contains it."
        case .notUsed(let file): "\(file) does not depend on FOSUtilities, so there is nothing to migrate."
        }
    }
}

/// The files of a package.
private enum PackageFiles {
    /// Returns the paths of the files in a folder of the package, without hidden ones.
    static func paths(in package: URL, under name: String) -> [String] {
        let folder = package.appending(path: name, directoryHint: .isDirectory)
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let prefix = folder.standardizedFileURL.path(percentEncoded: false)
        return (found?.compactMap { $0 as? URL } ?? []).map { $0.standardizedFileURL.path(percentEncoded: false) }
            .filter { $0.hasPrefix(prefix) }.map { "\(name)/\($0.dropFirst(prefix.count))" }.sorted()
    }

    /// Returns the texts of the Swift files.
    static func texts(of paths: [String], in package: URL) throws -> [String: String] {
        let files = paths.filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: files.map {
                ($0, try String(contentsOf: package.appending(path: $0), encoding: .utf8))
            }
        )
    }
}
