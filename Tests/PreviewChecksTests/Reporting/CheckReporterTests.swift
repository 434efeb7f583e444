import Diagnostics
import Foundation
import Testing

@testable import PreviewChecks

@Suite struct CheckReporterTests {
    private let report = CheckReport(
        findings: [
            CheckFinding(
                rule: "literal-text", severity: .error, message: "50% \"off\"",
                place: SourcePlace(file: "Templates/A b.mustache", line: 2, column: 3), fix: "Mend it."),
            CheckFinding(rule: "unused-text", severity: .warning, message: "Unused.", place: nil, fix: "Remove it."),
        ],
        omitted: ["unused-text": 4], errors: 1, warnings: 5, known: [],
        rules: [LiteralText(), UnusedText()])

    @Test func textHasALineForEach() {
        #expect(
            TextCheckReporter().text(of: report) == """
                Templates/A b.mustache:2:3: error: 50% "off" [literal-text]
                warning: Unused. [unused-text]
                and 4 more [unused-text]
                2 rules: 1 error, 5 warnings

                """)
    }

    @Test func textSaysWhenNothingIsFound() {
        let empty = CheckReport(findings: [], omitted: [:], errors: 0, warnings: 0, known: [], rules: [LiteralText()])
        #expect(TextCheckReporter().text(of: empty) == "1 rule: no findings\n")
    }

    @Test func annotationsAreThoseOfGitHub() {
        #expect(
            GitHubCheckReporter(prefix: "app").text(of: report) == """
                ::error file=app/Templates/A b.mustache,line=2,col=3,title=literal-text::50%25 "off"
                ::warning title=unused-text::Unused.
                and 4 more [unused-text]
                2 rules: 1 error, 5 warnings

                """)
    }

    @Test func theRestOfManyFindingsIsANumber() {
        let findings = (10...21).map { (number: Int) in
            CheckFinding(
                rule: "literal-text", severity: .error, message: "Text \(number).\nMore.",
                place: SourcePlace(file: "a.mustache", line: number), fix: "Mend it.")
        }
        let report = CheckReport(
            findings: findings, omitted: [:], errors: 12, warnings: 0, known: [], rules: [LiteralText()])
        let lines = GitHubCheckReporter(prefix: "app").text(of: report).split(separator: "\n")
        #expect(lines.count == 14)
        #expect(lines[9] == "::error file=app/a.mustache,line=19,title=literal-text::Text 19.%0AMore.")
        #expect(lines[10] == "error: app/a.mustache:20: Text 20. [literal-text]")
        #expect(
            lines[12] == """
                ::notice title=Not all results are shown::The log of this step has 2 more errors. \
                GitHub shows at most 10 of each kind.
                """)
    }

    @Test func aJobSummaryIsMarkdown() {
        #expect(
            MarkdownCheckReporter().text(of: report) == """
                ### Checks

                2 rules: 1 error, 5 warnings

                | Severity | Rule | Place | Message |
                | --- | --- | --- | --- |
                | error | `literal-text` | `Templates/A b.mustache:2:3` | 50% "off" |
                | warning | `unused-text` |  | Unused. |

                and 4 more findings

                """)
    }

    @Test func jsonHasAllOfIt() throws {
        struct Report: Decodable {
            struct Finding: Decodable {
                let rule, severity, message, fix: String
                let file: String?
                let line, column: Int?
            }

            let findings: [Finding]
            let omitted: [String: Int]
            let summary: [String: Int]
        }
        let text = JSONCheckReporter().text(of: report)
        let json = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        let finding = try #require(json.findings.first)
        #expect(finding.rule == "literal-text" && finding.severity == "error" && finding.message == "50% \"off\"")
        #expect(finding.file == "Templates/A b.mustache" && finding.line == 2 && finding.column == 3)
        #expect(finding.fix == "Mend it.")
        #expect(json.findings.last?.file == nil)
        #expect(json.omitted == ["unused-text": 4])
        #expect(json.summary == ["rules": 2, "errors": 1, "warnings": 5, "known": 0])
    }
}
