/// Tells of failures as annotations of a workflow's run:
/// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
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
        let place = "file=\(property(path)),line=\(result.difference?.line ?? 1),title=\(property(result.title))"
        write("::error \(place)::\(data(result.text(colored: false)))\n")
    }

    public func end(_ summary: SnapshotSummary) {
        let level = summary.rejectsObsolete ? "error" : "warning"
        for path in summary.obsolete {
            let message = "\(path): no preview has it. Remove it with prune."
            write("::\(level) title=Obsolete snapshot::\(data(message))\n")
        }
        write("\(data(summary.description))\n")
    }

    private func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
