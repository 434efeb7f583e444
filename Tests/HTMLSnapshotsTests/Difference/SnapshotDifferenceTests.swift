import Foundation
import Testing

@testable import HTMLSnapshots

@Suite struct SnapshotDifferenceTests {
    private func difference(_ old: String, _ new: String) throws -> SnapshotDifference {
        let normalizer = HTMLNormalizer()
        return SnapshotDifference(
            recorded: try RecordedText(normalizer.normalized(old).text), actual: try normalizer.normalized(new))
    }

    private let form =
        "<main><form><input name=a><button class='button primary' type=submit>Save it</button></form></main>"

    @Test func oneClassIsTold() throws {
        let difference = try difference(form, form.replacing("primary", with: "danger"))
        #expect(difference.place == "main > form > button@class")
        #expect(difference.line == 4)
        #expect(
            difference.description == """
                main > form > button@class (line 4)
                    <main>
                  -   <form><input name="a"><button class="button primary" type="submit">Save it</button></form>
                  +   <form><input name="a"><button class="button danger" type="submit">Save it</button></form>
                    </main>
                """)
        let marked = difference.hunks[0].lines.flatMap(\.runs).filter(\.isChanged).map(\.text)
        #expect(marked == ["primary", "danger"])
    }

    @Test(arguments: [
        ("<p>a</p><p>b</p>", "<p>a</p><p>c</p>", "p:nth-of-type(2)"),
        ("<p title=a>", "<p title=b>", "p@title"),
        ("a", "b", "the top"),
        ("<ul></ul>", "<ul><li>a</li></ul>", "ul > li"),
        ("<!doctype html><p>a", "<!doctype html><p>b", "p"),
        ("<!doctype html><p>a", "<!doctype html><body class=a><p>a", "html > body@class"),
        ("<pre>a\nb</pre>", "<pre>a\nc</pre>", "pre"),
        ("<p><b>a</b><i>b</i></p>", "<p><b>a</b> <i>b</i></p>", "p"),
    ])
    func thePlaceIsThatOfTheFirstChange(old: String, new: String, place: String) throws {
        #expect(try difference(old, new).place == place)
    }

    @Test func anAddedElementIsTakenAsAWhole() throws {
        let difference = try difference("<ul><li>a</li><li>b</li></ul>", "<ul><li>a</li><li>x</li><li>b</li></ul>")
        let added = difference.hunks[0].lines.filter { $0.change == .added }.map(\.text)
        #expect(added == ["<li>x</li>"])
    }

    /// They look alike, but files are compared by bytes.
    @Test func accentsOfAnotherFormAreReferences() throws {
        let difference = try difference("<p>un caf\u{E9}</p>", "<p>un cafe\u{301}</p>")
        #expect(difference.place == "p")
        #expect(difference.description.hasSuffix("  - <p>un caf&#xE9;</p>\n  + <p>un cafe&#x301;</p>"))
        let other = try self.difference("<p>caf\u{E9}</p>", "<p>th\u{E9}</p>")
        #expect(other.description.hasSuffix("  - <p>caf\u{E9}</p>\n  + <p>th\u{E9}</p>"))
    }

    @Test func aSpaceIsMarked() throws {
        let difference = try difference("<p>a<b>b</b></p>", "<p>a <b>b</b></p>")
        #expect(difference.hunks[0].lines.flatMap(\.runs).filter(\.isChanged).map(\.text) == [" "])
    }

    @Test func anElementAroundOthersIsAChangeOfTwoLines() throws {
        let items = "<ul><li><p>a</p></li><li><p>b</p></li></ul>"
        let difference = try difference("<main>\(items)</main>", "<main><div class=x id=y>\(items)</div></main>")
        let lines = difference.hunks.flatMap(\.lines)
        #expect(lines.filter { $0.change == .added }.map(\.text) == ["<div class=\"x\" id=\"y\">", "</div>"])
        #expect(!lines.contains { $0.change == .removed })
    }

    @Test func whiteSpaceThatIsShownIsADifference() throws {
        let difference = try difference("<pre>a\n  b</pre>", "<pre>a\n    b</pre>")
        #expect(difference.hunks.map { $0.lines.map(\.change) } == [[.same, .removed, .added]])
    }

    @Test func linesThatStayAreSkipped() throws {
        let rows = (0..<30).map { "<p>\($0)</p>" }.joined()
        let difference = try difference("\(rows)<p>x</p>", "<b>\(rows)".replacing("<b>", with: "<p>y</p>") + "<p>z</p>")
        #expect(difference.hunks.map(\.skippedLines) == [0, 24])
    }

    @Test func linesThatStayCanBeUnfolded() throws {
        let rows = (0..<150).map { "<p>\($0)</p>" }.joined()
        let difference = try difference("<p>a</p>\(rows)<p>b</p>", "<p>x</p>\(rows)<p>y</p>")
        #expect(difference.hunks.map(\.skippedLines) == [0, 144])
        #expect(difference.hunks[0].unfoldedLines.isEmpty)
        let unfolded = difference.hunks[1].unfoldedLines
        #expect(unfolded.map(\.text) == (47..<147).map { "<p>\($0)</p>" })
        #expect(unfolded.allSatisfy { $0.change == .same })
        #expect(difference.hunks[1].lines[0].text == "<p>147</p>")
    }

    @Test func itIsBounded() throws {
        let rest = String(repeating: "<hr>", count: 8)
        let old = (0..<500).map { "<p id=a\($0)>\($0)</p>\(rest)" }.joined()
        let new = (0..<500).map { "<p id=b\($0)>\($0)</p>\(rest)" }.joined()
        let difference = try difference(old, new)
        #expect(difference.hunks.count == 20)
        #expect(difference.omittedHunks > 0)
        #expect(difference.description.utf8.count < 40_000)
        #expect(difference.description.hasSuffix("… and \(difference.omittedHunks) more changes"))
    }

    @Test func aPageThatBecameAnotherShowsLinesOfBoth() throws {
        let old = (0..<2_000).map { "<p id=a\($0)>caf\u{E9} \($0)</p>" }.joined()
        let new = (0..<3_000).map { "<p id=a\($0)>cafe\u{301} \($0)</p>" }.joined()
        let difference = try difference(old, new)
        #expect(difference.hunks.count == 1)
        let hunk = try #require(difference.hunks.first)
        #expect(hunk.lines.map(\.change) == Array(repeating: .removed, count: 30) + Array(repeating: .added, count: 30))
        #expect(hunk.omittedLines == 5_000 - 60)
        #expect(hunk.lines[0].text == "<p id=\"a0\">caf&#xE9; 0</p>")
        #expect(hunk.lines[30].text == "<p id=\"a0\">cafe&#x301; 0</p>")
    }

    @Test func aLongRemovalLeavesRoomForTheLineThatReplacesIt() throws {
        let old = (0..<500).map { "<p>a\($0)</p>" }.joined()
        let hunk = try #require(try difference(old, "<h1>b</h1>").hunks.first)
        #expect(hunk.lines.map(\.change) == Array(repeating: .removed, count: 59) + [.added])
        #expect(hunk.omittedLines == 441)
    }

    @Test func onlyTheFormatting() throws {
        let actual = try HTMLNormalizer().normalized("<p>a</p>")
        let difference = SnapshotDifference(recorded: try RecordedText("<P>a</P>\n"), actual: actual)
        #expect(difference.isFormattingOnly)
        #expect(difference.description == "line 1: only the formatting differs\n  - <P>a</P>\n  + <p>a</p>")
    }

    @Test func aTerminalIsNotGivenOrders() throws {
        let text = try difference("<p>a</p>", "<p>a<!--\u{1B}[2J\u{9B}--></p>").text(colored: true)
        #expect(text.contains("\u{FFFD}[2J\u{FFFD}--") && !text.contains("\u{1B}[2J"))
    }

    @Test func itIsCodable() throws {
        let difference = try difference(form, form.replacing("Save", with: "Keep"))
        let data = try JSONEncoder().encode(difference)
        #expect(try JSONDecoder().decode(SnapshotDifference.self, from: data) == difference)
    }
}
