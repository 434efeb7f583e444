extension SnapshotSummary: CustomStringConvertible {
    /// One line: `1203 snapshots: 1200 same, 1 missing, 2 different, 1 obsolete file (2.4 s)`.
    public var description: String {
        let found = SnapshotResult.Status.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.rawValue)" }
        let files = obsolete.isEmpty ? [] : ["\(obsolete.count) obsolete \(obsolete.count == 1 ? "file" : "files")"]
        let list = found + files
        return "\(total) \(total == 1 ? "snapshot" : "snapshots"): "
            + (list.isEmpty ? "nothing to do" : list.joined(separator: ", "))
            + " (\(Seconds.text(seconds, digits: 1)) s)"
    }
}
