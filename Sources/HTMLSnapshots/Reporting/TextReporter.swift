/// Tells of a run in text: each failure in full, and how far it is.
public final class TextReporter: SnapshotReporter {
    private let isTerminal: Bool
    private let write: (String) -> Void
    private var progress = SnapshotProgress(total: 0)

    /// A reporter.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether to show a bar that moves, and colors. Otherwise lines, one for each tenth of the run.
    ///   - write: Takes pieces of text.
    public init(isTerminal: Bool, write: @escaping (String) -> Void) {
        self.isTerminal = isTerminal
        self.write = write
    }

    public func begin(total: Int) {
        progress = SnapshotProgress(total: total)
        if isTerminal { write(progress.bar) }
    }

    public func report(_ result: SnapshotResult) {
        if result.isFailure {
            write((isTerminal ? SnapshotProgress.clear : "") + result.text(colored: isTerminal) + "\n")
        }
        let hasMoved = progress.advance(steps: isTerminal ? SnapshotProgress.width : 10)
        if isTerminal, hasMoved || result.isFailure {
            write(SnapshotProgress.clear + progress.bar)
        } else if hasMoved {
            write(progress.line + "\n")
        }
    }

    public func end(_ summary: SnapshotSummary) {
        let files = summary.obsolete.map { "obsolete: \($0)\n" }.joined()
        write((isTerminal ? SnapshotProgress.clear : "") + files + "\(summary)\n")
    }
}
