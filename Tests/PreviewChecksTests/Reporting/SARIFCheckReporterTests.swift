import Diagnostics
import Foundation
import Testing

@testable import PreviewChecks

/// What the standard requires of a log: <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>.
@Suite struct SARIFCheckReporterTests {
    private struct Log: Decodable {
        struct Run: Decodable {
            let tool: Tool
            let invocations: [Invocation]
            let columnKind: String
            let results: [Result]
        }

        struct Invocation: Decodable {
            struct Notification: Decodable {
                let level: String
                let message: [String: String]
            }

            let executionSuccessful: Bool
            let toolExecutionNotifications: [Notification]
        }

        struct Tool: Decodable {
            let driver: Driver
        }

        struct Driver: Decodable {
            let name: String
            let rules: [Rule]
        }

        struct Rule: Decodable {
            let id: String
            let shortDescription, fullDescription, help: [String: String]
            let defaultConfiguration: [String: String]
        }

        struct Result: Decodable {
            let ruleId, level: String
            let ruleIndex: Int
            let message: [String: String]
            let locations: [Location]
        }

        struct Location: Decodable {
            struct Physical: Decodable {
                let artifactLocation: [String: String]
                let region: [String: Int]?
            }

            let physicalLocation: Physical
        }

        let version: String
        let runs: [Run]
    }

    private static let levels = ["none", "note", "warning", "error"]

    private func log(
        _ places: [SourcePlace?], omitted: [String: Int] = [:], prefix: String = ""
    ) throws -> Log.Run {
        let findings = places.map {
            CheckFinding(rule: "unused-text", severity: .warning, message: "Text.", place: $0, fix: "Mend it.")
        }
        let report = CheckReport(
            findings: findings, omitted: omitted, errors: 0, warnings: findings.count, known: [],
            rules: [LiteralText(), UnusedText()])
        let text = SARIFCheckReporter(prefix: prefix).text(of: report)
        #expect(text.contains("\"$schema\""))
        let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
        #expect(log.version == "2.1.0")
        #expect(log.runs.count == 1)
        return try #require(log.runs.first)
    }

    @Test func theRunDescribesItsToolAndRules() throws {
        let run = try log([])
        #expect(run.columnKind == "unicodeCodePoints")
        #expect(run.tool.driver.name == "preview-host")
        #expect(run.tool.driver.rules.map(\.id) == ["literal-text", "unused-text"])
        for rule in run.tool.driver.rules {
            #expect(rule.shortDescription["text"]?.isEmpty == false)
            #expect(rule.fullDescription["text"]?.isEmpty == false)
            #expect(rule.help["text"]?.isEmpty == false)
            #expect(Self.levels.contains(rule.defaultConfiguration["level"] ?? ""))
        }
    }

    @Test func resultsHaveRuleLevelMessageAndPlace() throws {
        let run = try log([SourcePlace(file: "Templates/A b.mustache", line: 2, column: 3)])
        let result = try #require(run.results.first)
        #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
        #expect(result.level == "warning")
        #expect(result.message == ["text": "Text."])
        let place = try #require(result.locations.first?.physicalLocation)
        #expect(place.artifactLocation == ["uri": "Templates/A%20b.mustache", "uriBaseId": "%SRCROOT%"])
        #expect(place.region == ["startLine": 2, "startColumn": 3])
    }

    @Test func whatIsElsewhereHasAWholeAddress() throws {
        let run = try log([SourcePlace(file: "/else/a.yml"), nil])
        let place = try #require(run.results.first?.locations.first?.physicalLocation)
        #expect(place.artifactLocation == ["uri": "file:///else/a.yml"])
        #expect(place.region == nil)
        #expect(run.results.last?.locations.isEmpty == true)
    }

    @Test func whatIsLeftOutIsTold() throws {
        let invocation = try #require(log([], omitted: ["unused-text": 50]).invocations.first)
        #expect(invocation.executionSuccessful)
        #expect(invocation.toolExecutionNotifications.map(\.message) == [["text": "and 50 more [unused-text]"]])
        #expect(invocation.toolExecutionNotifications.map(\.level) == ["warning"])
    }

    @Test(arguments: ["apps/shop", "apps/shop/"])
    func filesOfAPackageInAFolderAreNamedFromTheRepository(prefix: String) throws {
        let run = try log([SourcePlace(file: "a.yml"), SourcePlace(file: "/else/a.yml")], prefix: prefix)
        let files = run.results.map { $0.locations.first?.physicalLocation.artifactLocation["uri"] }
        #expect(files == ["apps/shop/a.yml", "file:///else/a.yml"])
    }
}
