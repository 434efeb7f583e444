import HTMLRendering
import Testing

@testable import PreviewChecks

@Suite struct KnownIssuesTests {
    private let package = SamplePackage(templates: ["LampView": "<p>one<b>two</b>{{{title}}}</p>"])

    private func report(_ settings: String, rules: [any CheckRule] = [UnescapedValue(), LiteralText(), SolvedIssue()])
        throws -> CheckReport
    {
        let known = try KnownIssues(settings: PackageSettings(text: settings), rules: CheckRules())
        return CheckRun(rules: rules, knownIssues: known).report(on: package.subject)
    }

    /// The file of the template, as findings name it.
    private var file: String { get throws { try #require(try report("").findings.first?.place?.file) } }

    @Test func eachIssueAllowsOneFinding() throws {
        let issue = "- literal-text: \(try file)\n"
        let one = try report("known-issues:\n\(issue)")
        #expect(one.findings.map(\.rule) == ["literal-text", "unescaped-value"])
        #expect((one.errors, one.known.count) == (2, 1))
        let two = try report("known-issues:\n\(issue)\(issue)")
        #expect(two.findings.map(\.rule) == ["unescaped-value"])
        #expect((two.errors, two.known.count) == (1, 2))
        #expect(two.summary == "3 rules: 1 error, 2 known issues")
    }

    @Test func aSolvedIssueIsAnError() throws {
        let settings = "known-issues:\n- literal-text: Templates/Other.mustache\n- empty-text: Sources/A.yml"
        let solved = try #require(try report(settings).findings.first { $0.rule == "solved-issue" })
        #expect(solved.place?.description == ".preview-host:2")
        #expect(solved.message.hasPrefix("The settings expect literal-text in Templates/Other.mustache"))
        #expect(try report(settings).errors == 4)
        #expect(try report(settings, rules: [SolvedIssue(), UnescapedValue(), LiteralText()]).errors == 4)
        #expect(try report(settings, rules: [UnescapedValue(), SolvedIssue()]).errors == 1)
    }

    @Test func aSnapshotThatDoesNotExistIsAnError() throws {
        let text = "known-issues:\n- snapshot: A/a.en.html\n- snapshot: A/b.en.html\n"
        let known = try KnownIssues(settings: PackageSettings(text: text), rules: CheckRules())
        let message = known.unknownSnapshots(among: ["A/a.en.html"]).map(\.localizedDescription)
        #expect(message == [".preview-host:3: There is no snapshot 'A/b.en.html'. Did you mean A/a.en.html?"])
    }

    @Test func snapshotsAreNotFindings() throws {
        let settings = PackageSettings(text: "known-issues:\n- snapshot: A/b.en.html\n- empty-text: Sources/A.yml")
        #expect(try KnownIssues(settings: settings, rules: CheckRules()).snapshots == ["A/b.en.html"])
    }

    @Test func anUnknownRuleIsRefused() throws {
        let error = #expect(throws: PackageSettingsError.self) {
            try KnownIssues(
                settings: PackageSettings(text: "known-issues:\n- unknwn-name: A.mustache"), rules: CheckRules())
        }
        let message = try #require(error?.localizedDescription)
        #expect(message.hasPrefix(".preview-host:2: There is no rule 'unknwn-name'. Did you mean unknown-name"))
    }
}
