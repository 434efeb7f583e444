import Foundation

/// Reports failures as annotations of a GitHub workflow.
package final class GitHubReporter: SnapshotReporter {
    private let write: (String) -> Void
    private let root: String

    /// Creates a reporter.
    ///
    /// - Parameters:
    ///   - root: The repository's folder, `GITHUB_WORKSPACE`. Paths in annotations are relative to it.
    ///   - write: Receives pieces of text.
    package init(root: String, write: @escaping (String) -> Void) {
        self.root = root.hasSuffix("/") ? root : root + "/"
        self.write = write
    }

    package func begin(total: Int) {}

    package func report(_ result: SnapshotResult) {
        guard result.isFailure else { return }
        let path = result.file.hasPrefix(root) ? String(result.file.dropFirst(root.count)) : result.file
        let annotation = GitHubAnnotation(
            .error, file: path, line: result.difference?.line ?? 1, title: result.title,
            message: result.text(colored: false))
        write(annotation.command + "\n")
    }

    package func end(_ summary: SnapshotSummary) {
        for path in summary.obsolete {
            let annotation = GitHubAnnotation(
                summary.rejectsObsolete ? .error : .warning, title: "Obsolete snapshot",
                message: "\(path): The preview no longer exists. Remove it with prune.")
            write(annotation.command + "\n")
        }
        write("\(GitHubAnnotation.data(summary.description))\n")
    }
}

/// A line that GitHub shows next to the code:
/// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
package struct GitHubAnnotation {
    /// The level of the annotation.
    package enum Level: String {
        case error
        case warning
    }

    private let level: Level
    private let properties: [(name: String, value: String)]
    private let message: String

    /// Creates an annotation.
    ///
    /// - Parameters:
    ///   - file: The file's path in the repository.
    ///   - line: The line, from 1.
    ///   - column: The column, from 1.
    package init(
        _ level: Level, file: String? = nil, line: Int? = nil, column: Int? = nil, title: String, message: String
    ) {
        self.level = level
        self.message = message
        let all = [("file", file), ("line", line.map(String.init)), ("col", column.map(String.init)), ("title", title)]
        properties = all.compactMap { name, value in value.map { (name, $0) } }
    }

    /// The workflow command, without a line break at its end.
    package var command: String {
        let place = properties.map { "\($0.name)=\(Self.property($0.value))" }.joined(separator: ",")
        return "::\(level.rawValue) \(place)::\(Self.data(message))"
    }

    /// Escapes text so that it cannot contain a command.
    package static func data(_ text: String) -> String { escaped(text, "%\r\n".unicodeScalars) }

    private static func property(_ text: String) -> String { escaped(text, "%\r\n:,".unicodeScalars) }

    /// Replaces scalars, because a carriage return with a line feed is a single character.
    private static func escaped(_ text: String, _ special: String.UnicodeScalarView) -> String {
        text.unicodeScalars.map { special.contains($0) ? String(format: "%%%02X", $0.value) : String($0) }.joined()
    }
}
