import Foundation

/// Shows paths as people call them: relative to the package that they lie in.
struct ShownPaths: Sendable {
    /// The package's path with a slash at its end; nil without one.
    private let root: String?

    init(root: URL?) {
        let path = root?.standardizedFileURL.path(percentEncoded: false)
        self.root = path.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// The path of a file, as it is where the file lies elsewhere.
    func shown(_ path: String) -> String {
        guard let root, path.hasPrefix(root) else { return path }
        return String(path.dropFirst(root.count))
    }
}
