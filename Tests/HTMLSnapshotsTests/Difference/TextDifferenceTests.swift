import Testing

@testable import HTMLSnapshots

@Suite struct TextDifferenceTests {
    private func lines(_ difference: TextDifference) -> [String] {
        difference.hunks.flatMap(\.lines).map { line in
            (line.change == .same ? " " : line.change == .added ? "+" : "-") + line.text
        }
    }

    @Test func changedLinesAreShownAsTheyAreInTheFile() {
        let difference = TextDifference(before: "en:\n  a: \"<b>\"\n  c: 1\n", after: "en:\r\n    a: \"<b>\"\n  c: 1\n")
        // The indentation of YAML has a meaning.
        #expect(lines(difference) == [" en:", "-  a: \"<b>\"", "+    a: \"<b>\"", "   c: 1"])
    }

    @Test func aNewFileHasOnlyAddedLines() {
        #expect(lines(TextDifference(before: nil, after: "a\nb\n")) == ["+a", "+b"])
    }

    @Test func aLongFileIsCut() {
        let long = (1...10_000).map { "line \($0)" }
        let difference = TextDifference(before: long.joined(separator: "\n"), after: "")
        #expect(difference.hunks.map(\.lines.count) == [60] && difference.hunks.first?.omittedLines == 9_940)
        let many = long.enumerated().map { $0.isMultiple(of: 20) ? "changed" : $1 }
        let changes = TextDifference(before: long.joined(separator: "\n"), after: many.joined(separator: "\n"))
        #expect(changes.hunks.count == 20 && changes.omittedHunks == 480)
    }
}
