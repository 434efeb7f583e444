import Diagnostics
import FOSMVVM
import Foundation

/// The files of a package that would be templates in another place or with another extension.
///
/// Only files below `Sources`, `Examples` and `Templates` are considered.
struct MisplacedTemplates: Sendable {
    /// The extensions that template files have in other projects.
    private static let foreignExtensions: Set<String> = ["html", "htm", "hbs", "handlebars", "mst", "hjs"]
    /// More files than people write for one package.
    private static let fileLimit = 20_000

    /// In the folders of programs, by their names without extension. Of several, the first.
    private let inSources: [String: String]
    /// Below `Templates`, by their names without extension. Of several, the first.
    private let misnamed: [String: String]

    /// Finds the files of a package.
    init(in package: URL, paths: PackagePaths) {
        inSources = SourcePackage.programFolders.reversed().reduce(into: [:]) { known, folder in
            let found = Self.files(below: folder, of: package, paths: paths) { $0 == "mustache" }
            known.merge(found) { $1 }
        }
        misnamed = Self.files(below: "Templates", of: package, paths: paths, where: Self.foreignExtensions.contains)
    }

    /// Returns the file that is probably the missing template, and what to do. Nil if there is no such file.
    ///
    /// - Parameter name: The name of the missing template, which may have a path.
    func file(for name: String) -> (path: String, advice: String)? {
        guard let file = name.split(separator: "/").last.map(String.init) else { return nil }
        if let path = misnamed[file] { return (path, "Rename \(path) to \(file).mustache.") }
        return inSources[file].map { ($0, "Templates are in the folder Templates: move \($0) there.") }
    }

    private static func files(
        below folder: String, of package: URL, paths: PackagePaths, where isMeant: (String) -> Bool
    ) -> [String: String] {
        let folder = package.appending(path: folder, directoryHint: .isDirectory)
        let items = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let files = (items?.compactMap { $0 as? URL } ?? []).prefix(fileLimit)
            .filter { isMeant($0.pathExtension.lowercased()) }
        let named = files.map {
            ($0.deletingPathExtension().lastPathComponent, paths.relative($0.path(percentEncoded: false)))
        }
        return Dictionary(named.sorted { $0.1 < $1.1 }) { first, _ in first }
    }
}
