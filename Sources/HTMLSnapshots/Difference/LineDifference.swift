/// The first line in which two texts differ.
public struct LineDifference: Hashable, Codable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The line as recorded; nil past the end.
    public let recorded: String?
    /// The line as it is; nil past the end.
    public let actual: String?

    init(recorded: String, actual: String) {
        let old = recorded.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        let new = actual.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        let same = zip(old, new).prefix { $0.elementsEqual($1) }.count
        line = same + 1
        self.recorded = same < old.count ? String(old[same]) : nil
        self.actual = same < new.count ? String(new[same]) : nil
    }
}
