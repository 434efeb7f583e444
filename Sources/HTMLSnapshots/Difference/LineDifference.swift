/// The first line in which two texts differ.
public struct LineDifference: Hashable, Codable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The line as recorded, without its end; nil past the end.
    public let recorded: String?
    /// The line as it is; nil past the end.
    public let actual: String?

    init(recorded: String, actual: String) {
        let old = Self.lines(of: recorded)
        let new = Self.lines(of: actual)
        let same = zip(old, new).prefix { $0.elementsEqual($1) }.count
        // Where nothing but the line ends differs, those of the first line do too.
        let index = same < max(old.count, new.count) ? same : 0
        line = index + 1
        self.recorded = index < old.count ? String(Substring(old[index])) : nil
        self.actual = index < new.count ? String(Substring(new[index])) : nil
    }

    /// The lines without their ends, LF or CRLF.
    private static func lines(of text: String) -> [Substring.UTF8View] {
        text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { $0.last == 0x0D ? $0.dropLast() : $0 }
    }
}
