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
