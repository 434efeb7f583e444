import Foundation

/// Shortens the paths of files to those that people use within a package.
struct PackagePaths {
    private let prefixes: [String]

    init(_ package: URL) {
        let paths = [package, package.standardizedFileURL, package.resolvingSymlinksInPath()]
        prefixes = paths.map { $0.path(percentEncoded: false) }
            .filter { $0 != "/" && $0 != "./" && $0 != "." }
            .map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// The path relative to the package, or unchanged for what lies elsewhere.
    func relative(_ path: String) -> String {
        for prefix in prefixes where path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// A message with the paths in it made relative.
    func shortened(_ message: String) -> String {
        prefixes.reduce(message) { $0.replacing(" " + $1, with: " ") }
    }
}
