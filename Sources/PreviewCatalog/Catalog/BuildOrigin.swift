import FOSMVVM
import Foundation

/// The folder that a package had where the program was built, if the program runs for a copy of it: another checkout, or the
/// folder to which it was moved.
///
/// The compiler has stored absolute paths of source files. In the copy, the files have the same paths below its folder.
struct BuildOrigin {
    /// The folder, which may not exist anymore.
    let folder: URL
    private let prefix: String
    private let copy: String

    /// Finds the folder of the copied package among those of source files. Nil if the program was built in the package itself,
    /// or if the package contains none of the source files.
    init?(of files: Set<String>, copiedTo package: URL) {
        let copy = Self.prefix(package.standardizedFileURL)
        let own = [copy, Self.prefix(package.resolvingSymlinksInPath())]
        guard !files.contains(where: { file in own.contains(where: file.hasPrefix) }) else { return nil }
        let found = Dictionary(grouping: files.compactMap { Self.folder(around: $0, copiedTo: copy) }) { $0 }
        guard let (folder, copied) = found.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) else {
            return nil
        }
        // Another package can have a file with the same path by chance.
        guard copied.count * 2 > files.count(where: { $0.hasPrefix(folder) }) else { return nil }
        self.folder = URL(filePath: folder, directoryHint: .isDirectory)
        prefix = folder
        self.copy = copy
    }

    /// Returns the path of a file in the copy. Files of other packages have the same path as before.
    func path(inCopy file: String) -> String {
        file.hasPrefix(prefix) ? copy + file.dropFirst(prefix.count) : file
    }

    /// Returns the folder of a package where the program was built, by its folder now.
    func folder(ofPackage package: URL) -> URL {
        Self.prefix(package.standardizedFileURL) == copy ? folder : package
    }

    /// Returns the folder, with a slash at its end, below which a file has the path of a file in the copy. Nil without one.
    private static func folder(around file: String, copiedTo copy: String) -> String? {
        let names = file.split(separator: "/")
        let starts = names.indices.filter { SourcePackage.targetFolders.contains(String(names[$0])) }
        let start = starts.first { start in
            FileManager.default.fileExists(atPath: copy + names[start...].joined(separator: "/"))
        }
        return start.map { "/" + names[..<$0].map { $0 + "/" }.joined() }
    }

    private static func prefix(_ folder: URL) -> String {
        let path = folder.path(percentEncoded: false)
        return path.hasSuffix("/") ? path : path + "/"
    }
}
