import Foundation
import Testing

@testable import PreviewCommands

/// The page of problems, as a browser fills it.
@Suite struct BrowserProblemsTests {
    private static let environment = ProcessInfo.processInfo.environment

    /// A finding in the output of `check`, and a row of the page, by what identifies it.
    private struct Report: Decodable {
        struct Finding: Decodable {
            let rule: String
            let message: String
            let file: String?
            let line: Int?
            let column: Int?

            var key: String {
                let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
                return "\(rule) \(place.joined(separator: ":")) \(message)"
            }
        }

        let findings: [Finding]
    }

    @Test(.enabled(if: (try? Chromium.program(in: environment)) != nil))
    func theRowsOfThePageAreTheFindingsOfTheCommand() async throws {
        let data = try DataFolder()
        let package = try data.copyPackage()
        // Stands for axe-core, which may not be installed.
        try data.write(
            """
            window.axe = { run: async (page) => ({ incomplete: [], violations: [{
              id: "no-meal", help: "Nothing must be a meal", helpUrl: "https://example.com/no-meal",
              nodes: [...page.querySelectorAll(".meal")].map(() => ({ target: [".meal"] })),
            }] }) };
            """, to: "package/Public/preview-host/axe.min.js")
        try data.write(
            ".meal { width: 20px; background: silver; white-space: nowrap }", to: "package/Public/meals.css")
        let check = try await data.run(["check", "--browser", "--format", "json"], in: package)
        let findings = try JSONDecoder().decode(Report.self, from: Data(check.output.utf8)).findings
        #expect(Set(findings.map(\.rule)).isSuperset(of: ["wcag-violation", "too-wide"]), "\(check.errors)")

        let outputs = try OutputFiles()
        let host = try await ServingHost(
            program: HostProcess.executable("shared-names"), in: package, outputs: outputs)
        let expected = findings.map(\.key).sorted()
        let rows = try await Self.rows(at: try host.address(of: "problems"), until: expected)
        #expect(rows == expected)
        #expect(try await host.stop(SIGTERM) == 0)
    }

    /// Returns the sorted keys of the rows after the browser has examined everything, as soon as they are the expected
    /// ones: the page reads its rows again after the last examination.
    private static func rows(at url: URL, until expected: [String]) async throws -> [String] {
        let browser = try Chromium(program: try Chromium.program(in: environment))
        let limit = Duration.seconds(60)
        let target = try browser.connection.call("Target.createTarget", ["url": url.absoluteString], within: limit)
        let attached = try browser.connection.call(
            "Target.attachToTarget", ["targetId": target?.targetId ?? "", "flatten": true], within: limit)
        let script = """
            JSON.stringify(document.querySelector(".problems-progress progress")?.hidden
              ? [...document.querySelectorAll(".problem")].map(({ dataset }) => dataset.key) : [])
            """
        var rows: [String] = []
        for _ in 0..<6000 where rows != expected {
            try await Task.sleep(for: .milliseconds(100))
            // A document that is exchanged meanwhile has no answer.
            let answer = try? browser.connection.call(
                "Runtime.evaluate", ["expression": script, "returnByValue": true], session: attached?.sessionId,
                within: limit)
            guard let text = answer?.result?.value else { continue }
            rows = try JSONDecoder().decode([String].self, from: Data(text.utf8)).sorted()
        }
        return rows
    }
}
