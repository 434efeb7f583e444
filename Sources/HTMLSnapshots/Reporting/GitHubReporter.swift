/// Reports failures as annotations of a GitHub workflow.
package final class GitHubReporter: SnapshotReporter {
    private let write: (String) -> Void
    private let root: RootFolder
    private var log = GitHubLog()

    /// Creates a reporter.
    ///
    /// - Parameters:
    ///   - root: The repository's folder, `GITHUB_WORKSPACE`. Paths in annotations are relative to it.
    ///   - write: Receives pieces of text.
    package init(root: String, write: @escaping (String) -> Void) {
        self.root = RootFolder(root)
        self.write = write
    }

    package func begin(total: Int) {}

    package func report(_ result: SnapshotResult) {
        guard result.isFailure else { return }
        let path = root.relativePath(of: result.file)
        write(
            GitHubAnnotation(
                .error, file: path, line: result.difference?.line ?? 1, title: result.title,
                message: result.text(colored: false, file: path)))
    }

    package func end(_ summary: SnapshotSummary) {
        for path in summary.obsolete {
            write(
                GitHubAnnotation(
                    summary.rejectsObsolete ? .error : .warning, title: "Obsolete snapshot",
                    message: "\(path): The preview no longer exists. Remove it with prune."))
        }
        if let rest = log.rest { write(rest.command + "\n") }
        write("\(GitHubAnnotation.data(summary.description))\n")
    }

    private func write(_ annotation: GitHubAnnotation) {
        write(log.line(of: annotation) + "\n")
    }
}
