/// Where a text differs from what was recorded: its first line that does.
public struct SnapshotDifference: Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The line as recorded; nil past the end.
    public let recorded: String?
    /// The line as it is; nil past the end.
    public let actual: String?

    init(recorded: String, actual: String) {
        let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let same = zip(old, new).prefix { $0 == $1 }.count
        line = same + 1
        self.recorded = old.indices.contains(same) ? String(old[same]) : nil
        self.actual = new.indices.contains(same) ? String(new[same]) : nil
    }

    /// Both lines, the recorded one first.
    public var description: String {
        "line \(line)\n- \(recorded ?? "(the end)")\n+ \(actual ?? "(the end)")"
    }
}
