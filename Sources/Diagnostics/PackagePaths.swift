package import Foundation

/// Shows paths relative to the package's folder.
package struct PackagePaths: Sendable {
    private let prefixes: [String]

    /// Creates paths relative to a folder, or paths that stay as they are without one.
    package init(_ package: URL?) {
        let folders = package.map { [$0, $0.standardizedFileURL, $0.resolvingSymlinksInPath()] } ?? []
        prefixes = folders.map { $0.path(percentEncoded: false) }
            .filter { !["/", "./", "."].contains($0) }
            .map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// Returns a path relative to the package, or the same path for a file outside the package.
    package func relative(_ path: String) -> String {
        for prefix in prefixes where path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// Returns a place with a relative path.
    package func relative(_ place: SourcePlace) -> SourcePlace {
        SourcePlace(file: relative(place.file), line: place.line, column: place.column)
    }

    /// Returns a diagnostic with relative paths in its place and its message.
    package func relative(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            diagnostic.kind, shortened(diagnostic.message), at: diagnostic.place.map(relative),
            excerpt: diagnostic.excerpt, subject: diagnostic.subject)
    }

    /// Returns a message with the paths in it relative to the package.
    package func shortened(_ message: String) -> String {
        prefixes.reduce(message) { $0.replacing(" " + $1, with: " ") }
    }
}
