import FOSMVVM
import Foundation
import HTMLRendering
import Testing

@testable import PreviewChecks

/// The pending changes of snapshots, as findings of a rule.
@Suite struct ChangedSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func findings(_ known: KnownIssues = KnownIssues()) throws -> [CheckFinding] {
        let snapshots = folder.appending(path: "Tests/LampTests/__Snapshots__/LampViewModel")
        try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["lit.de.html", "lit.de.new.html"] {
            try Data("<p>\n".utf8).write(to: snapshots.appending(path: name))
        }
        var package = SamplePackage()
        package.root = folder
        return CheckRun(rules: [ChangedSnapshot()], knownIssues: known).report(on: package.subject).findings
    }

    @Test func eachIsAFindingWithItsPreviewAndItsLanguage() throws {
        let finding = try #require(try findings().first)
        #expect(finding.message == "The HTML of 'lit' of LampViewModel in 'de' has changed. Accept or reject it.")
        #expect(finding.place?.file == "Tests/LampTests/__Snapshots__/LampViewModel/lit.de.new.html")
        #expect(finding.kind == .snapshots)
        #expect(finding.subject.preview?.slug == "lit")
        #expect(finding.subject.locales.map(\.tag) == ["de"])
    }

    @Test func anExpectedOneIsNotReported() throws {
        let settings = PackageSettings(text: "known-issues:\n  - snapshot: LampViewModel/lit.de.html\n")
        #expect(try findings(KnownIssues(settings: settings, rules: CheckRules())) == [])
    }
}
