/// Tells of failures as annotations of a workflow's run.
public final class GitHubReporter: SnapshotReporter {
    private let write: (String) -> Void
    private let root: String

    /// A reporter.
    ///
    /// - Parameters:
    ///   - root: The repository's folder, `GITHUB_WORKSPACE`: annotations need paths below it.
    ///   - write: Takes pieces of text.
    public init(root: String, write: @escaping (String) -> Void) {
        self.root = root.hasSuffix("/") ? root : root + "/"
        self.write = write
    }

    public func begin(total: Int) {}

    public func report(_ result: SnapshotResult) {
        guard result.isFailure else { return }
        let path = result.file.hasPrefix(root) ? String(result.file.dropFirst(root.count)) : result.file
        let annotation = GitHubAnnotation(
            .error, file: path, line: result.difference?.line ?? 1, title: result.title,
            message: result.text(colored: false))
        write(annotation.command + "\n")
    }

    public func end(_ summary: SnapshotSummary) {
        for path in summary.obsolete {
            let annotation = GitHubAnnotation(
                summary.rejectsObsolete ? .error : .warning, title: "Obsolete snapshot",
                message: "\(path): no preview has it. Remove it with prune.")
            write(annotation.command + "\n")
        }
        write("\(GitHubAnnotation.data(summary.description))\n")
    }
}
