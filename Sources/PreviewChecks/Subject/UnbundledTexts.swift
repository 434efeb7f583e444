import Diagnostics
import FOSMVVM
import Foundation

/// The texts of YAML files that the program does not have, because they are not resources of their targets.
struct UnbundledTexts: Sendable {
    private struct Target {
        let name: String
        /// The path of its folder in the package.
        let folder: String
        /// The name of the file or folder to add to the resources.
        let resource: String
        let texts: TextStore
    }

    private let targets: [Target]

    /// Finds the targets of programs with YAML files, none of which has been read.
    ///
    /// - Parameter read: The paths of the files that have been read, relative to the package.
    init(in package: URL, read: Set<String>) {
        targets = SourcePackage.programFolders.flatMap { Self.targets(below: $0, in: package, read: read) }
    }

    private static func targets(below root: String, in package: URL, read: Set<String>) -> [Target] {
        let sources = package.appending(path: root, directoryHint: .isDirectory)
        let files = FolderFiles(below: sources).files.map(\.path).filter {
            $0.hasSuffix(".yml") || $0.hasSuffix(".yaml")
        }
        let parts = files.map { $0.split(separator: "/").map(String.init) }.filter { $0.count > 1 }
        return Dictionary(grouping: parts) { $0[0] }.sorted { $0.key < $1.key }.compactMap { name, files in
            let path = "\(root)/\(name)"
            guard !read.contains(where: { $0.hasPrefix(path + "/") }), let resource = files.map({ $0[1] }).min()
            else { return nil }
            let folder = sources.appending(path: name, directoryHint: .isDirectory)
            return Target(name: name, folder: path, resource: resource, texts: TextStore(folders: [folder]))
        }
    }

    /// Returns what to do so that the texts of a type are read. Nil if there are none.
    func advice(onTextsOf type: String) -> String? {
        targets.first { target in target.texts.locales.contains { target.texts.place(ofType: type, in: $0) != nil } }
            .map {
                "The texts in \($0.folder)/\($0.resource) are not read, because the target has no resources. "
                    + "Add 'resources: [.copy(\"\($0.resource)\")]' to the target '\($0.name)' in Package.swift."
            }
    }
}
