/// How HTML differs from what was recorded.
public struct SnapshotDifference: Hashable, Codable, Sendable {
    /// The whole recorded text.
    public let recorded: String
    /// The whole actual text, normalized.
    public let actual: String
    /// The first lines of the texts that differ.
    public let firstLine: LineDifference
    /// The changes in the tree, the first ones of many; none when the HTML is only written in another way.
    public let hunks: [SnapshotHunk]
    /// How many hunks more there are.
    public let omittedHunks: Int
    /// Whether a shorter description may exist, which would have taken too long to find.
    public let isApproximate: Bool

    private static let mostHunks = 20

    init(recorded: RecordedText, actual: NormalizedHTML) {
        self.recorded = recorded.text
        self.actual = actual.text
        firstLine = LineDifference(recorded: recorded.text, actual: actual.text)
        let maker = HunkMaker(old: TokenizedTree(recorded.tree), new: TokenizedTree(actual.tree))
        (hunks, omittedHunks, isApproximate) = maker.hunks(most: Self.mostHunks)
    }

    /// Whether a browser shows the same: the file was edited by hand, or written by another version of this library.
    public var isFormattingOnly: Bool { hunks.isEmpty }

    /// Whether the recorded text is the actual one but for line ends of CRLF instead of LF, as git may write them.
    public var isLineEndsOnly: Bool {
        isFormattingOnly && recorded.replacing("\r\n", with: "\n").utf8.elementsEqual(actual.utf8)
    }

    /// The place of the first change, `main > form > button@class`; "" when the HTML is only written in another way.
    public var place: String { hunks.first?.place ?? "" }

    /// The first line of the recorded file that differs, from 1.
    public var line: Int { firstLine.line }
}
