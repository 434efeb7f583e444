import Foundation
import Testing

@testable import HTMLSnapshots

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct ReporterTests {
    private let folder = TemporaryFolder()

    /// One that is the same, a different one and one that throws, and an obsolete file.
    private func run(_ reporter: any SnapshotReporter, mode: SnapshotMode = .never) throws {
        struct Broken: LocalizedError { var errorDescription: String? { "50% broken, <really>\n\u{1}" } }
        _ = try folder.snapshot("A/a").compare("<p>a", mode: .all)
        _ = try folder.snapshot("A/b").compare("<p class='x'>b", mode: .all)
        let subjects = [
            SnapshotCase(snapshot: folder.snapshot("A/a")) { ActualHTML("<p>a") },
            SnapshotCase(
                snapshot: folder.snapshot("A/b"), title: "A: b, \"x\"", address: "http://localhost/?a&b",
                acceptCommand: "accept A/b", recordCommand: "record A/b"
            ) { ActualHTML("<p class='y'>b") },
            SnapshotCase(snapshot: folder.snapshot("B/c")) { throw Broken() },
        ]
        _ = SnapshotRun(mode: mode).run(
            subjects, total: 3, obsolete: ["Old/x.html"], rejectsObsolete: true, reporters: [reporter])
    }

    @Test func aChangeOfSeveralSnapshotsIsWrittenOnce() throws {
        var text = ""
        let names = ["A/a", "A/b", "A/c"]
        for name in names { _ = try folder.snapshot(name).compare("<div><p>\(name)</p><b>old</b></div>", mode: .all) }
        let subjects = names.map { name in
            SnapshotCase(snapshot: folder.snapshot(name), recordCommand: "record \(name)") {
                ActualHTML("<div><p>\(name)</p><b>\(name == "A/c" ? "newer" : "new")</b></div>")
            }
        }
        _ = SnapshotRun(mode: .never, workers: 1).run(
            subjects, total: 3, obsolete: [], rejectsObsolete: true,
            reporters: [TextReporter(isTerminal: false) { text += $0 }])
        #expect(text.matches(of: /<b>new</).count == 1)
        #expect(text.contains("different: A/b — It differs at div > b.\n  The change is the same as in A/a.\n  file: "))
        #expect(text.contains("  record: record A/b\n"))
        #expect(text.contains("+   <b>newer</b>"))
    }

    @Test func textWithoutTerminalIsPlainLines() throws {
        var text = ""
        try run(TextReporter(isTerminal: false) { text += $0 })
        #expect(
            text.replacing(/\(\d+\.\d s\)/, with: "(0.0 s)") == """
                1/3
                different: A: b, "x" — It differs at p@class.
                  p@class (line 1)
                  - <p class="x">b</p>
                  + <p class="y">b</p>
                  file: \(folder.url.path)/A/b.html:1
                  see: http://localhost/?a&b
                  record: record A/b
                2/3
                error: B/c — 50% broken, <really>
                \u{2401}
                  file: \(folder.url.path)/B/c.html
                3/3
                obsolete: Old/x.html
                3 snapshots: 1 same, 1 different, 1 error, 1 obsolete file (0.0 s)

                """)
    }

    @Test func aTerminalHasABar() throws {
        var text = ""
        try run(TextReporter(isTerminal: true) { text += $0 })
        #expect(text.hasPrefix(String(repeating: "─", count: 40) + " 0/3\r\u{1B}[K"))
        #expect(text.contains("\u{1B}[31;1;4mx\u{1B}[0m"))
        #expect(text.contains(String(repeating: "█", count: 40) + " 3/3\r\u{1B}[Kobsolete"))
    }

    @Test func jsonIsOneObject() throws {
        struct Report: Decodable {
            let results: [SnapshotResult]
            let summary: SnapshotSummary
        }
        var text = ""
        try run(JSONReporter { text += $0 })
        let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        #expect(report.results.map(\.status) == [.same, .different, .error])
        #expect(report.results[1].difference?.place == "p@class")
        #expect(report.summary.obsolete == ["Old/x.html"])
    }

    @Test func junitIsWellFormedAndCounts() throws {
        var text = ""
        try run(JUnitReporter(root: folder.url.path) { text += $0 })
        let root = try #require(try XMLDocument(data: Data(text.utf8)).rootElement())
        let suites = root.elements(forName: "testsuite")
        let counts = ([root] + suites).map { suite in
            ["name", "tests", "failures", "errors", "skipped"].map { suite.attribute(forName: $0)?.stringValue }
        }
        #expect(
            counts == [
                ["HTML snapshots", "4", "2", "1", "0"], ["A", "2", "1", "0", "0"], ["B", "1", "0", "1", "0"],
                ["obsolete", "1", "1", "0", "0"],
            ])
        #expect(([root] + suites).allSatisfy { $0.attribute(forName: "time") != nil })
        let files = suites[0].elements(forName: "testcase").map { $0.attribute(forName: "file")?.stringValue }
        #expect(files == ["A/a.html", "A/b.html"])
        let error = try #require(suites[1].elements(forName: "testcase").first?.elements(forName: "error").first)
        #expect(error.attribute(forName: "message")?.stringValue == "50% broken, <really>\n\u{FFFD}")
        let failure = try #require(suites[0].elements(forName: "testcase").last?.elements(forName: "failure").first)
        #expect(failure.stringValue?.contains("\n  file: A/b.html:1\n") == true)
        #expect(failure.stringValue?.contains("\n  - <p class=\"x\">b</p>\n  + <p class=\"y\">b</p>\n") == true)
    }

    @Test func aKnownIssueIsASkippedTest() throws {
        var text = ""
        _ = try folder.snapshot("A/a").compare("<p>a", mode: .all)
        let subject = SnapshotCase(snapshot: folder.snapshot("A/a"), isKnownIssue: true) { ActualHTML("<p>b") }
        _ = SnapshotRun(mode: .never).run(
            [subject], total: 1, reporters: [JUnitReporter(root: folder.url.path) { text += $0 }])
        let root = try #require(try XMLDocument(data: Data(text.utf8)).rootElement())
        #expect(root.attribute(forName: "skipped")?.stringValue == "1")
        #expect(root.attribute(forName: "failures")?.stringValue == "0")
        #expect(text.contains("><skipped message=\"It differs at p.\"/></testcase>\n"))
    }

    @Test func aCollectorKeepsTheFirstFailures() throws {
        let collector = ReportCollector(maxFailures: 1)
        try run(collector)
        let report = try #require(collector.report)
        #expect(report.failures.map(\.path) == ["A/b.html"])
        #expect(report.omittedFailures == 1)
        #expect(report.summary.total == 3)
    }

    @Test(arguments: [
        (0.000_05, 6, "0.000050"), (12, 6, "12.000000"), (2.449, 1, "2.4"), (1e16, 1, "10000000000000000.0"),
    ])
    func timesHaveNoExponent(seconds: Double, digits: Int, text: String) {
        #expect(Seconds.text(seconds, digits: digits) == text)
    }
}
