/// The log of a step of a GitHub workflow.
///
/// The first ten messages of each level are annotations, because GitHub shows no more for a step. The others are lines of
/// the log.
package struct GitHubLog {
    /// The maximum number of annotations of each level.
    package static let limit = 10

    private var counts: [GitHubAnnotation.Level: Int] = [:]

    /// Creates a log without messages.
    package init() {}

    /// Returns the line of a message, without a line break at its end.
    package mutating func line(of annotation: GitHubAnnotation) -> String {
        counts[annotation.level, default: 0] += 1
        return more(annotation.level) == 0 ? annotation.command : annotation.logLine
    }

    /// The annotation with the number of the messages that are plain lines. Nil if there are none.
    package var rest: GitHubAnnotation? {
        let counts = [(more(.error), "error"), (more(.warning), "warning")].filter { $0.0 > 0 }
        guard !counts.isEmpty else { return nil }
        let list = counts.map { "\($0) more \($1)\($0 == 1 ? "" : "s")" }.joined(separator: " and ")
        return GitHubAnnotation(
            .notice, title: "Not all results are shown",
            message: "The log of this step has \(list). GitHub shows at most \(Self.limit) of each kind.")
    }

    private func more(_ level: GitHubAnnotation.Level) -> Int { max(0, (counts[level] ?? 0) - Self.limit) }
}
