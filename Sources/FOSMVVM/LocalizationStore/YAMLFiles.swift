package import Diagnostics
package import Foundation

extension YAMLReader {
    private static let sizeLimit = 4 * 1024 * 1024

    /// Reads the YAML files and the String Catalogs in a folder, in the order of their paths. Reads regular files that are
    /// not hidden, each of them once.
    mutating func read(folder: URL) {
        guard folder.isFolder else {
            return report("The folder does not exist. Create it, or name another one.", file: folder.path)
        }
        let found = FolderFiles(below: folder)
        report(found.unreadable.map(\.diagnostic))
        read(found.files.filter { Self.isYAML($0.path) }, in: folder)
        read(catalogs: found.files)
    }

    /// Reads the YAML files next to the views of a target, and its String Catalogs. Errors of folders are those of its
    /// templates.
    mutating func read(target: TargetFolder) {
        let files = ViewFiles(in: target)
        read(files.texts, in: target.url, module: target.moduleName)
        read(catalogs: files.catalogs)
    }

    private mutating func read(catalogs files: [FolderFile]) {
        let files = files.filter { StringCatalogReader.isCatalog($0) && isNew($0) }
        catalogReader.read(files)
    }

    /// - Parameter module: The module of the texts. Nil if the folder determines it.
    private mutating func read(_ files: [FolderFile], in folder: URL, module: String? = nil) {
        let root = folder.path(percentEncoded: false)
        let prefix = root.hasSuffix("/") ? root : root + "/"
        let files = files.filter { isNew($0) }
        names = ViewModelName.names(ofTextsIn: folder, module: module)
        defer { names = [:] }
        read(files.map { prefix + $0.path }) { file throws(Diagnostic) in
            try BoundedFile(URL(filePath: file, directoryHint: .notDirectory), limit: Self.sizeLimit).text()
        }
    }

    private static func isYAML(_ file: String) -> Bool {
        let name = file.lowercased()
        return name.hasSuffix(".yml") || name.hasSuffix(".yaml")
    }
}

/// The sources of a package, from which resources in the bundles of its targets can be read.
package struct SourcePackage {
    /// The folders for the targets of programs, each in a folder with its name. Targets of tests are in `Tests`.
    package static let programFolders = ["Sources", "Examples"]
    /// The folders for all targets.
    package static let targetFolders = programFolders + ["Tests"]

    /// The folder that contains `Package.swift`.
    package let folder: URL

    /// Creates the package in this folder.
    package init(folder: URL) {
        self.folder = folder
    }

    /// Finds the package in the nearest folder around a file that contains a `Package.swift`. Nil if there is none.
    package init?(around filePath: String) {
        self.init(containing: URL(filePath: filePath).deletingLastPathComponent())
    }

    /// Finds the package in a folder, or in the nearest one around it. Nil if there is none.
    package init?(containing folder: URL) {
        var folder = folder.standardizedFileURL
        while !folder.hasManifest {
            guard folder.pathComponents.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
        self.folder = folder
    }

    /// Returns the folder of the target that a file belongs to. Nil if that is not the target of a program.
    package func target(of file: String) -> TargetFolder? {
        let names = URL(filePath: file).standardizedFileURL.pathComponents.dropFirst(folder.pathComponents.count)
        guard names.count > 2, let root = names.first, Self.programFolders.contains(root) else { return nil }
        return TargetFolder(names.prefix(2).joined(separator: "/"), inPackage: folder)
    }

    /// Returns the folder of the target that a file belonged to where the program was built, by its path alone. Nil if that
    /// is not the target of a program.
    package static func builtTarget(of file: String) -> TargetFolder? {
        let names = URL(filePath: file).pathComponents
        guard let root = names.dropLast(2).lastIndex(where: programFolders.contains) else { return nil }
        let package = names[..<root].reduce(URL(filePath: "/")) { $0.appending(path: $1) }
        return TargetFolder(names[root...(root + 1)].joined(separator: "/"), inPackage: package)
    }

    /// Returns the source folder of a bundle's target, if it is in the package.
    ///
    /// SwiftPM names a bundle `package_Target.resources`, or `.bundle` on Apple platforms. Both names may contain
    /// underscores. If tests of a macro are built, `-tool` follows the name of the target.
    package func sources(of bundle: Bundle) -> URL? {
        let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
        return sources(ofBundleNamed: name)
            ?? (name.hasSuffix("-tool") ? sources(ofBundleNamed: String(name.dropLast(5))) : nil)
    }

    private func sources(ofBundleNamed name: String) -> URL? {
        let words = name.split(separator: "_", omittingEmptySubsequences: false)
        let targets = words.indices.dropFirst().map { words[$0...].joined(separator: "_") }.filter { !$0.isEmpty }
        return targets.flatMap { target in Self.targetFolders.map { "\($0)/\(target)" } }
            .map { folder.appending(path: $0, directoryHint: .isDirectory) }
            .first(where: \.isFolder)
    }
}

extension URL {
    fileprivate var hasManifest: Bool {
        FileManager.default.fileExists(atPath: appending(path: "Package.swift").path(percentEncoded: false))
    }
}
