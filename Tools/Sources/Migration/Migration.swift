package import Diagnostics
package import Foundation
import Localizations

/// What a package that uses FOSUtilities needs so that it is built with this package, too.
package struct Migration {
    private let folder: URL
    private let manifest: FOSUtilitiesManifest
    /// The edited manifest. Nil if there is nothing to edit, or it cannot be edited.
    private let edited: String?
    /// Whether the package uses FOSUtilities. Otherwise, only its templates are converted.
    private let usesOriginal: Bool
    /// What does not compile here, and what is wrong with the texts.
    package let findings: [Diagnostic]
    /// The templates of other engines, by the paths that they get here. Those that exist are left out.
    private let templates: [String: TemplateConversion]

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
        manifest = FOSUtilitiesManifest(source: source, path: path)
        edited = manifest.migrated
        let files = ["Resources", "Sources", "Templates", "Tests"].flatMap { PackageFiles.paths(in: folder, under: $0) }
        usesOriginal = manifest.usesOriginal || manifest.isMigrated
        guard usesOriginal || files.contains(where: PackageFiles.isTemplate) else {
            throw MigrationError.notUsed(file.path(percentEncoded: false))
        }
        findings =
            usesOriginal
            ? SourceFindings(files: try PackageFiles.texts(of: files, in: folder)).all
                + TextStore(folders: [folder.appending(path: "Sources")]).problems : []
        templates = try PackageFiles.conversions(of: files, in: folder)
    }

    /// What is left to do, as lines.
    package var remaining: [String] {
        let problems = findings + templates.sorted { $0.key < $1.key }.flatMap(\.value.problems)
        let convertible = templates.filter(\.value.problems.isEmpty).keys.sorted().map {
            "\($0) does not exist. '--write' makes it of the template of another engine."
        }
        return instructions + problems.map(\.localizedDescription) + convertible
    }

    /// What can be done now that nothing is left to do, as a line.
    package var conclusion: String {
        usesOriginal
            ? "The package can be built with Preview Host: PREVIEW_HOST=1 swift build"
            : "Each template of another engine has one in Mustache."
    }

    /// Whether the manifest chooses between the two packages already.
    package var isMigrated: Bool { manifest.isMigrated }

    /// The lines that describe what to change in the manifest. Empty if it is done.
    package var instructions: [String] {
        let missing = manifest.missingProducts.map {
            "The target '\($0.target)' depends on \($0.product), which does not exist here. "
                + "Add this target only if usesPreviewHost is false."
        }
        guard usesOriginal, !isMigrated else { return missing }
        let choice =
            edited == nil
            ? ["Package.swift cannot be edited, because its dependency on FOSUtilities is no literal. Paste this:"]
            : ["In Package.swift, let an environment variable choose the package. '--write' does it:"]
        let dependency = "usesPreviewHost ? .package(path: …) : .package(url: …)"
        let code = [manifest.constants, dependency, manifest.host].compactMap(\.self).joined(separator: "\n\n")
        return choice + [code] + missing
    }

    /// Writes the edited manifest, the program of the host, and templates. Does nothing that is done already.
    ///
    /// - Returns: The paths of the files that were written.
    /// - Throws: An error of writing a file.
    package func write() throws -> [String] {
        var files = templates.filter(\.value.problems.isEmpty).mapValues(\.mustache)
        if let edited {
            files["Package.swift"] = edited
            let program = manifest.hostName.map { "Sources/\($0)/Previews.swift" }
            if let program, !PackageFiles.exists(program, in: folder) { files[program] = manifest.hostProgram }
        }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        }
        return files.keys.sorted()
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
        case .notUsed(let file):
            "\(file) does not depend on FOSUtilities, and the package has no templates of Leaf or Stencil, so there is "
                + "nothing to migrate."
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

    static func exists(_ path: String, in package: URL) -> Bool {
        FileManager.default.fileExists(atPath: package.appending(path: path).path(percentEncoded: false))
    }

    /// Whether a file is a template of another engine.
    static func isTemplate(_ path: String) -> Bool { path.hasSuffix(".leaf") || path.hasSuffix(".stencil") }

    /// Returns the name by which other templates include one: its path in the folder `Views` or `Templates`, or else its
    /// file name.
    private static func name(ofTemplate path: String) -> String {
        let components = path[..<(path.lastIndex(of: ".") ?? path.endIndex)].split(separator: "/")
        let folder = components.lastIndex { ["Views", "Templates"].contains($0) } ?? components.count - 2
        return components[(folder + 1)...].joined(separator: "/")
    }

    /// Returns the converted templates of other engines, by the paths that they get, unless there is a file already.
    static func conversions(of paths: [String], in package: URL) throws -> [String: TemplateConversion] {
        var conversions: [String: TemplateConversion] = [:]
        for path in paths where isTemplate(path) {
            let target = "Templates/\(name(ofTemplate: path)).mustache"
            let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
            if !exists(target, in: package) { conversions[target] = TemplateConversion(text, file: path) }
        }
        return conversions
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
