import Diagnostics
import FOSMVVM
import Foundation

/// The YAML files of targets without resources, whose texts the program does not have.
struct UnreadTexts {
    private struct Target {
        let name: String
        /// The name of the file or folder to add to the resources.
        let resource: String
        let texts: LocalizationStore
    }

    private let targets: [Target]

    /// Finds the targets below `Sources` of whose YAML files none has been read.
    ///
    /// - Parameter read: The paths of the files that have been read, relative to the package.
    init(in package: URL, read: Set<String>) {
        let sources = package.appending(path: "Sources", directoryHint: .isDirectory)
        let files = FolderFiles(below: sources).files.map(\.path).filter {
            $0.hasSuffix(".yml") || $0.hasSuffix(".yaml")
        }
        let parts = files.map { $0.split(separator: "/").map(String.init) }.filter { $0.count > 1 }
        targets = Dictionary(grouping: parts) { $0[0] }.sorted { $0.key < $1.key }.compactMap { name, files in
            guard !read.contains(where: { $0.hasPrefix("Sources/\(name)/") }), let resource = files.map({ $0[1] }).min()
            else { return nil }
            let folder = sources.appending(path: name, directoryHint: .isDirectory)
            return Target(name: name, resource: resource, texts: LocalizationStore(folders: [folder]))
        }
    }

    /// Returns what to do so that the texts of a type are read. Nil if there are none.
    func advice(onTextsOf type: String) -> String? {
        targets.first { target in target.texts.locales.contains { target.texts.place(ofType: type, in: $0) != nil } }
            .map {
                "The texts in Sources/\($0.name)/\($0.resource) are not read, because the target has no resources. "
                    + "Add 'resources: [.copy(\"\($0.resource)\")]' to the target '\($0.name)' in Package.swift."
            }
    }
}
