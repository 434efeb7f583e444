import Diagnostics
import FOSMVVM
import Foundation

/// The packages around source files, searched for once for each folder.
struct SourcePackages {
    /// The place of a folder.
    private struct Folder {
        /// The path in the package, or from the last folder of targets, ending in a slash.
        let path: String
        /// The package's folder. Nil if no `Package.swift` is around the folder.
        let package: URL?
        /// The package's folder, or the one that it had where the program was built. Nil for a file outside of targets.
        let root: URL?
    }

    private let main: MainPackage?
    private var folders: [String: Folder] = [:]

    /// - Parameter main: The package in which paths are relative. Nil if those of all packages are.
    init(main: MainPackage? = nil) {
        self.main = main
    }

    /// Returns the path of a file relative to its package, or from its last folder of targets. The path of a file in another
    /// package than the main one is absolute.
    mutating func path(of path: String) -> String {
        guard let main, let package = package(of: path), main.isOther(package) else { return pathInPackage(of: path) }
        return URL(filePath: path).standardizedFileURL.path
    }

    /// Returns the path of a file relative to its package, or from its last folder of targets.
    mutating func pathInPackage(of path: String) -> String {
        let end = Self.startOfName(in: path)
        return folder(String(path[..<end])).path + path[end...]
    }

    /// Returns the folder of the package of a file. Nil if there is none.
    mutating func package(of path: String) -> URL? { folder(String(path[..<Self.startOfName(in: path)])).package }

    /// Returns the folder of the package of a file, or the one that it had where the program was built. What is named after
    /// it has the same name wherever the program runs.
    mutating func root(of path: String) -> URL? { folder(String(path[..<Self.startOfName(in: path)])).root }

    private mutating func folder(_ folder: String) -> Folder {
        if let known = folders[folder] { return known }
        let found = Self.found(folder)
        folders[folder] = found
        return found
    }

    private static func startOfName(in path: String) -> String.Index {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
    }

    private static func found(_ folder: String) -> Folder {
        if let package = SourcePackage(around: folder + "file") {
            let parts = URL(filePath: folder).standardizedFileURL.pathComponents
            let path = parts.dropFirst(package.folder.pathComponents.count).map { $0 + "/" }.joined()
            return Folder(path: path, package: package.folder, root: package.folder)
        }
        let parts = folder.split(separator: "/").map(String.init)
        guard let start = parts.lastIndex(where: SourcePackage.targetFolders.contains) else {
            return Folder(path: folder, package: nil, root: nil)
        }
        let root = URL(filePath: "/" + parts[..<start].joined(separator: "/"), directoryHint: .isDirectory)
        return Folder(path: parts[start...].map { $0 + "/" }.joined(), package: nil, root: root)
    }
}

/// The names of features: that of a folder, after those of its module and its package where these differ.
struct FeatureNames {
    private struct Source: Hashable {
        let package: URL?
        /// The folder below `Sources`, or an empty name.
        let module: String
        let folder: String

        /// The folder without its module.
        var inPackage: Source { Source(package: package, module: "", folder: folder) }
    }

    private var sources: [String: Source] = [:]
    /// The folders that several modules of a package have.
    private let ambiguous: Set<Source>
    private let hasSeveralPackages: Bool

    /// Finds the names of the features of previews, which are those of the build in a copy of a package too.
    init(of previews: [PreviewRecord], in packages: inout SourcePackages, origin: BuildOrigin?) {
        for file in Set(previews.map(\.file)) {
            let path = packages.pathInPackage(of: file)
            sources[file] = Source(
                package: packages.root(of: file).map { origin?.folder(ofPackage: $0) ?? $0 },
                module: Self.module(of: path),
                folder: SourcePlace(file: path).feature)
        }
        let all = Set(sources.values)
        hasSeveralPackages = Set(all.compactMap(\.package)).count > 1
        ambiguous = Set(Dictionary(grouping: all, by: \.inPackage).filter { $1.count > 1 }.keys)
    }

    /// Returns the name of the feature of a preview's file.
    func name(ofFile file: String) -> String {
        guard let source = sources[file] else { return "" }
        var names = [source.folder]
        let module = source.module
        if ambiguous.contains(source.inPackage), !module.isEmpty, module != source.folder {
            names.insert(module, at: 0)
        }
        if hasSeveralPackages, let package = source.package { names.insert(package.lastPathComponent, at: 0) }
        return names.joined(separator: "/")
    }

    private static func module(of path: String) -> String {
        let parts = path.split(separator: "/")
        guard parts.count > 2, SourcePackage.programFolders.contains(String(parts[0])) else { return "" }
        return String(parts[1])
    }
}
