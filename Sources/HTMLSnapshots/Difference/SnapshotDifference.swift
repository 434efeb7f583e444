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

extension SnapshotDifference: CustomStringConvertible {
    /// The hunks as plain text.
    public var description: String { text(colored: false) }

    /// The hunks for a terminal: each with its place, a piece a line, after `-` what is gone and after `+` what is new.
    ///
    /// - Parameter colored: Whether to color them by ANSI sequences.
    public func text(colored: Bool) -> String {
        let style = TerminalStyle(isColored: colored)
        if isLineEndsOnly { return "line 1: the same but for its line ends. \(Self.lineEndsAdvice)" }
        if isFormattingOnly {
            let both = [firstLine.recorded.map(style.removed), firstLine.actual.map(style.added)].compactMap(\.self)
            return (["line \(line): the same, written in another way"] + both).joined(separator: "\n")
        }
        var lines = hunks.flatMap { hunkLines($0, style: style) }
        if omittedHunks > 0 { lines.append("… and \(omittedHunks) more places") }
        lines[0] += " (line \(line))"
        return lines.joined(separator: "\n")
    }

    /// What to do where git has written other line ends.
    static let lineEndsAdvice =
        "Its lines end in CRLF, those of a snapshot in LF. Write '**/__Snapshots__/** text eol=lf' in .gitattributes, and "
        + "check the files out again."

    private func hunkLines(_ hunk: SnapshotHunk, style: TerminalStyle) -> [String] {
        let pieces = hunk.pieces.map { piece in
            switch piece.change {
            case .same: style.same(piece.shown)
            case .removed: style.removed(piece.shown)
            case .added: style.added(piece.shown)
            }
        }
        let rest = hunk.omittedTokens > 0 ? [style.same("… \(hunk.omittedTokens) more")] : []
        return [style.place(hunk.place)] + pieces + rest
    }
}

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

/// How the lines of a difference look in a terminal.
struct TerminalStyle {
    let isColored: Bool

    func place(_ text: String) -> String { colored(text, code: "1") }
    func same(_ text: String) -> String { colored("    \(text)", code: "2") }
    func removed(_ text: String) -> String { colored("  - \(text)", code: "31") }
    func added(_ text: String) -> String { colored("  + \(text)", code: "32") }

    private func colored(_ text: String, code: String) -> String {
        let visible = VisibleText.of(text.replacing("\n", with: "⏎"))
        return isColored ? "\u{1B}[\(code)m\(visible)\u{1B}[0m" : visible
    }
}

/// Text for a terminal.
package enum VisibleText {
    /// The text with signs for the control characters that a terminal would obey, such as ␛; line feeds and tabs stay.
    package static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? sign($0) : $0 }))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }

    /// The picture of a control character; U+FFFD for one beyond ASCII, of which there is none.
    private static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        default: "\u{FFFD}"
        }
    }
}
