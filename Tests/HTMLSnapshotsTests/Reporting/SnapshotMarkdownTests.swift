import Testing

@testable import HTMLSnapshots

@Suite struct SnapshotMarkdownTests {
    private let folder = TemporaryFolder()

    /// Returns the text about snapshots that are not recorded.
    private func markdown(_ paths: [String], obsolete: [String] = [], address: String? = nil) throws -> String {
        let collector = ReportCollector()
        let subjects = paths.map { path in
            SnapshotCase(snapshot: folder.snapshot(path)) { ActualHTML("<p>a") }
        }
        _ = SnapshotRun(mode: .never).run(
            subjects, total: paths.count, obsolete: obsolete, rejectsObsolete: true, reporters: [collector])
        let report = try #require(collector.report)
        return SnapshotMarkdown(report, address: address).text.replacing(/\d+\.\d s/, with: "0.0 s")
    }

    @Test func eachPreviewHasItsLocales() throws {
        let text = try markdown(
            [
                "OrderViewModel/empty.de", "OrderViewModel/empty.en", "OrderViewModel/empty.en.swift",
                "OrderViewModel/full.en",
            ],
            obsolete: ["Old/x.en.html"], address: "https://ci.example/report 1.html")
        #expect(
            text == """
                ### Snapshots

                4 snapshots: 4 missing, 1 obsolete file (0.0 s)

                | Preview | Result | Locales |
                | --- | --- | --- |
                | `OrderViewModel/empty` | missing | `de`, `en`, `en swift` |
                | `OrderViewModel/full` | missing | `en` |
                | `Old/x.en.html` | obsolete |  |

                [Report with the differences](<https://ci.example/report1.html>)

                """)
    }

    @Test func withoutAFailureThereAreOnlyCounts() throws {
        _ = try folder.snapshot("A/a.en").compare("<p>a", mode: .all)
        let text = try markdown(["A/a.en"], address: "https://ci.example")
        #expect(text == "### Snapshots\n\n1 snapshot: 1 same (0.0 s)\n")
    }

    @Test func atMostFiftyPreviewsAreListed() throws {
        let text = try markdown((10...99).flatMap { ["A/a\($0).de", "A/a\($0).en"] })
        #expect(text.matches(of: /\| missing \|/).count == 50)
        #expect(text.hasSuffix("| `A/a59` | missing | `de`, `en` |\n\nand 80 more snapshots\n"))
    }

    @Test func aTableHasABound() {
        let rows = (1...50).map { _ in
            (cells: [String](repeating: MarkdownReport.code("`" + "é".repeated(300)), count: 6), 1)
        }
        let report = MarkdownReport(
            heading: "A", summary: "b", columns: ["c"], rows: rows, total: 50, noun: "finding")
        #expect(report.text.utf8.count < 65_536)
        #expect(report.text.contains("\nand "))
    }

    @Test func noCharacterOfATextHasAMeaning() {
        #expect(MarkdownReport.code("a|b\nc") == "`a\\|b c`")
        #expect(MarkdownReport.code("a``b") == "``` a``b ```")
        #expect(MarkdownReport.plain("<b> *a*_|x\u{1B}") == "\\<b\\> \\*a\\*\\_\\|x\u{241B}")
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
