import Foundation
import HTMLSnapshots
import Testing

@Suite struct SnapshotResultTests {
    private let folder = TemporaryFolder()

    /// What is recorded before a run in a mode, and the command of the failure.
    struct Case: Sendable {
        let mode: SnapshotMode
        let recorded: String?
        let command: String?
    }

    private func failure(
        _ mode: SnapshotMode, recorded: String?, html: @escaping @Sendable () throws -> ActualHTML
    ) throws -> SnapshotResult {
        let snapshot = folder.snapshot("A/a.en")
        if let recorded { try folder.write(recorded, to: snapshot.file) }
        let subject = SnapshotCase(snapshot: snapshot, acceptCommand: "accept", recordCommand: "record", html: html)
        let collector = ReportCollector()
        _ = SnapshotRun(mode: mode).run([subject], total: 1, reporters: [collector])
        return try #require(collector.report?.failures.first)
    }

    /// It must work where it is printed.
    @Test(arguments: [
        Case(mode: .missing, recorded: "<p>old</p>\n", command: "accept: accept"),
        Case(mode: .never, recorded: "<p>old</p>\n", command: "record: record"),
        Case(mode: .missing, recorded: nil, command: nil),
        Case(mode: .never, recorded: nil, command: "record: record"),
        Case(mode: .missing, recorded: "<<<<<<< a\n", command: nil),
        Case(mode: .never, recorded: "<<<<<<< a\n", command: "record: record"),
        Case(mode: .missing, recorded: "<p>cut", command: nil), Case(mode: .never, recorded: "<p>cut", command: nil),
    ])
    func theCommandIsOneThatHelps(_ example: Case) throws {
        let text = try failure(example.mode, recorded: example.recorded) { ActualHTML("<p>new") }.text(colored: false)
        let lines = text.split(separator: "\n").map { String($0.trimmingPrefix("  ")) }
        #expect(
            lines.filter { $0.hasPrefix("accept:") || $0.hasPrefix("record:") } == [example.command].compactMap(\.self))
    }

    @Test func whatMayBeWhyItDiffersIsSaidFirst() throws {
        let snapshot = folder.snapshot("A/a.en")
        try folder.write("<p>old</p>\n", to: snapshot.file)
        let collector = ReportCollector()
        let subjects = ["<p>new", "<p>old"].map { html in
            SnapshotCase(snapshot: snapshot) { ActualHTML(html, note: "There is no template AView.") }
        }
        _ = SnapshotRun(mode: .never).run(subjects, total: 2, reporters: [collector])
        #expect(collector.report?.failures.map(\.message) == ["There is no template AView. It differs at p."])
    }

    @Test func whatCannotBeRenderedHasNone() throws {
        let result = try failure(.missing, recorded: "<p>old</p>\n") { throw CocoaError(.fileReadUnknown) }
        #expect(result.acceptCommand == nil)
        #expect(result.recordCommand == nil)
    }
}
