/// The difference between HTML and its recorded text.
package struct SnapshotDifference: Hashable, Codable, Sendable {
    /// The whole recorded text.
    package let recorded: String
    /// The whole actual text, normalized.
    package let actual: String
    /// The first lines that differ.
    package let firstLine: LineDifference
    /// The place of the first change, such as `main > form > button@class`. Empty if only the formatting differs.
    package let place: String
    /// The first changes in words.
    package let edits: [DescribedEdit]
    /// The number of further changes.
    package let omittedEdits: Int
    /// The first changes of the HTML, formatted for reading. Empty if only the formatting differs.
    package let hunks: [SnapshotHunk]
    /// The number of further hunks.
    package let omittedHunks: Int
    /// Whether a shorter description may exist that would take too long to find.
    package let isApproximate: Bool

    private static let (maxHunks, maxEdits) = (20, 6)

    /// Compares two texts of HTML.
    ///
    /// - Throws: `HTMLParsingError`.
    package init(recorded: String, actual: String) throws {
        self.init(recorded: try RecordedText(recorded), actual: try HTMLNormalizer().normalized(actual))
    }

    init(recorded: RecordedText, actual: NormalizedHTML) {
        self.recorded = recorded.text
        self.actual = actual.text
        firstLine = LineDifference(recorded: recorded.text, actual: actual.text)
        let edits = TreeEdits(old: recorded.tree, new: actual.tree)
        place = edits.place
        isApproximate = edits.isApproximate
        (self.edits, omittedEdits) = edits.described(limit: Self.maxEdits)
        let maker = HunkMaker(
            old: HTMLWriter.lines(of: recorded.tree), new: HTMLWriter.lines(of: actual.tree))
        (hunks, omittedHunks) = maker.hunks(limit: Self.maxHunks)
    }

    /// Whether only the formatting differs, because the file was edited or written by another version of this library.
    package var isFormattingOnly: Bool { place.isEmpty }

    /// Whether only the line endings differ: CRLF instead of LF, as git may write them.
    package var isLineEndsOnly: Bool {
        isFormattingOnly && recorded.replacing("\r\n", with: "\n").utf8.elementsEqual(actual.utf8)
    }

    /// The first line of the recorded file that differs, from 1.
    package var line: Int { firstLine.line }
}

extension SnapshotDifference: CustomStringConvertible {
    /// The hunks as plain text.
    package var description: String { text(colored: false) }

    /// Returns the place and the hunks for a terminal, with `-` for removed and `+` for added lines.
    ///
    /// - Parameter colored: Whether to color them with ANSI escape sequences, and to underline what changed in a line.
    package func text(colored: Bool) -> String {
        let style = TerminalStyle(isColored: colored)
        if isLineEndsOnly { return "line 1: only the line endings differ. \(Self.lineEndsAdvice)" }
        if isFormattingOnly {
            let both = [
                firstLine.recorded.map { style.line($0, change: .removed) },
                firstLine.actual.map { style.line($0, change: .added) },
            ]
            return (["line \(line): only the formatting differs"] + both.compactMap(\.self)).joined(separator: "\n")
        }
        var lines = [style.place(place) + " (line \(line))"]
        for (number, hunk) in hunks.enumerated() {
            if number > 0 { lines.append(style.line("…", change: .same)) }
            lines += hunk.lines.map(style.line)
            if hunk.omittedLines > 0 { lines.append(style.line("… \(hunk.omittedLines) more lines", change: .same)) }
        }
        if omittedHunks > 0 { lines.append("… and \(omittedHunks) more changes") }
        return lines.joined(separator: "\n")
    }

    /// The advice if git has changed the line endings.
    static let lineEndsAdvice =
        "The file has CRLF line endings, not LF. Add '\(lineEndsAttribute)' to .gitattributes, "
        + "and check out the files again."

    /// The line of `.gitattributes` that keeps git from changing the line endings.
    package static let lineEndsAttribute = "**/__Snapshots__/**/*.html text eol=lf"
}

/// The first line in which two texts differ.
package struct LineDifference: Hashable, Codable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The recorded line, without its end. Nil past the end.
    package let recorded: String?
    /// The actual line, without its end. Nil past the end.
    package let actual: String?

    init(recorded: String, actual: String) {
        let old = Self.lines(of: recorded)
        let new = Self.lines(of: actual)
        let same = zip(old, new).prefix { $0.elementsEqual($1) }.count
        // If only the line endings differ, those of the first line differ, too.
        let index = same < max(old.count, new.count) ? same : 0
        line = index + 1
        self.recorded = index < old.count ? String(Substring(old[index])) : nil
        self.actual = index < new.count ? String(Substring(new[index])) : nil
    }

    /// Returns the lines without their ends, LF or CRLF.
    private static func lines(of text: String) -> [Substring.UTF8View] {
        text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { $0.last == 0x0D ? $0.dropLast() : $0 }
    }
}

/// The style of a difference's lines in a terminal.
struct TerminalStyle {
    let isColored: Bool

    func place(_ text: String) -> String { colored(text, codes: "1") }

    func line(_ text: String, change: SnapshotHunk.Change) -> String {
        colored(Self.sign(change) + text, codes: Self.code(change))
    }

    func line(_ line: SnapshotHunk.Line) -> String {
        let start = Self.sign(line.change) + String(repeating: " ", count: min(line.indentation, 80))
        guard isColored, line.runs.contains(where: \.isChanged) else {
            return colored(start + line.text, codes: Self.code(line.change))
        }
        let code = Self.code(line.change)
        return colored(start, codes: code)
            + line.runs.map { colored($0.text, codes: $0.isChanged ? "\(code);1;4" : code) }.joined()
    }

    private static func sign(_ change: SnapshotHunk.Change) -> String {
        switch change {
        case .same: "    "
        case .removed: "  - "
        case .added: "  + "
        }
    }

    private static func code(_ change: SnapshotHunk.Change) -> String {
        switch change {
        case .same: "2"
        case .removed: "31"
        case .added: "32"
        }
    }

    private func colored(_ text: String, codes: String) -> String {
        let visible = VisibleText.of(text.replacing("\n", with: "⏎"))
        return isColored ? "\u{1B}[\(codes)m\(visible)\u{1B}[0m" : visible
    }
}

/// Text for a terminal.
package enum VisibleText {
    /// Returns the text with visible signs for control characters that a terminal would interpret, such as ␛. Keeps line
    /// feeds and tabs.
    package static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? sign($0) : $0 }))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }

    /// Returns the sign of a control character, or U+FFFD for one outside of ASCII.
    private static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        default: "\u{FFFD}"
        }
    }
}
