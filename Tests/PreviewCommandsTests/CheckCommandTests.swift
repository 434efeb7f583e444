import Foundation
import Testing

@testable import PreviewCommands

@Suite struct CheckCommandTests {
    private static let literal = "<section>\n  Tasks {{title}}\n</section>"

    @Test func theExampleHasOnlyKnownIssues() async throws {
        let check = try await HostProcess.run(["check", "--strict"])
        // A changed snapshot that waits for a decision in this checkout is one more.
        #expect(check.output.contains(/rules: [56] known issues\n$/))
        #expect(check.output.split(separator: "\n").count == 1)
        #expect(check.errors == "")
        #expect(check.exitCode == 0)
    }

    @Test func errorsEndWithOneAndHaveTheirPlace() async throws {
        let check = try await CheckSandbox(template: Self.literal).run(["literal-text", "unescaped-value"])
        #expect(
            check.output == """
                Templates/TaskListView.mustache:2:3: error: "Tasks" is the same in every language. \
                Make it a property of the ViewModel. [literal-text]
                2 rules: 1 error

                """)
        #expect(check.exitCode == 1)
    }

    @Test func warningsEndWithOneWhereTheyCount() async throws {
        let sandbox = try CheckSandbox(template: "<p>{{title}}</p>")
        #expect(try await sandbox.run(["missing-template"]).exitCode == 0)
        #expect(try await sandbox.run(["missing-template"]).output.contains("warning: SignInView has no template."))
        #expect(try await sandbox.run(["missing-template", "--strict"]).exitCode == 1)
    }

    @Test func severitiesAreThoseOfThePackage() async throws {
        let sandbox = try CheckSandbox(template: Self.literal)
        try sandbox.write("check: { literal-text: warning }\n", to: ".preview-host")
        let check = try await sandbox.run(["literal-text"])
        #expect(check.output.contains(": warning: "))
        #expect(check.exitCode == 0)
        let explained = try await sandbox.run(["--explain", "literal-text"])
        #expect(explained.output.hasPrefix("literal-text (warning, set in .preview-host)\n"))
        try sandbox.write("check:\n  literal-text: of\n", to: ".preview-host")
        let wrong = try await sandbox.run(["literal-text"])
        #expect(wrong.exitCode == 2)
        #expect(wrong.errors.contains(".preview-host:2: There is no severity 'of'. Did you mean off?"))
    }

    @Test func aRuleThatIsNamedIsAskedThoughItIsOff() async throws {
        let sandbox = try CheckSandbox(template: Self.literal)
        try sandbox.write("check: { literal-text: off }\n", to: ".preview-host")
        let check = try await sandbox.run(["literal-text", "literal-text"])
        #expect(check.output.hasSuffix("1 rule: 1 error\n"))
        #expect(check.exitCode == 1)
    }

    @Test(arguments: [
        ("github", "::error file=Templates/TaskListView.mustache,line=2,col=3,title=literal-text::"),
        ("json", "\"rule\" : \"literal-text\""), ("sarif", "\"ruleId\" : \"literal-text\""),
    ])
    func everyFormatTellsOfIt(format: String, text: String) async throws {
        let check = try await CheckSandbox(template: Self.literal).run(["literal-text", "--format", format])
        #expect(check.output.contains(text))
        #expect(check.exitCode == 1)
    }

    @Test(arguments: [("github", 2), ("text", 1)]) func theSummaryOfTheJobIsAppended(format: String, parts: Int)
        async throws
    {
        let sandbox = try CheckSandbox(template: Self.literal)
        try sandbox.write("### Build\n", to: "summary.md")
        let file = sandbox.folder.appending(path: "summary.md")
        _ = try await sandbox.run(
            ["literal-text", "--format", format], environment: ["GITHUB_STEP_SUMMARY": file.path])
        let summary = try String(contentsOf: file, encoding: .utf8)
        #expect(summary.hasPrefix("### Build\n"))
        #expect(summary.components(separatedBy: "### ").count == parts + 1)
        #expect(summary.contains("| error | `literal-text` | `Templates/TaskListView.mustache:2:3` | ") == (parts == 2))
    }

    @Test func rulesAreListedAndExplained() async throws {
        let list = try await HostProcess.run(["check", "--list"])
        #expect(list.output.contains("\nunused-text  warning: No preview uses a text\n"))
        #expect(list.exitCode == 0)
        let explained = try await HostProcess.run(["check", "--explain", "literal-text"])
        #expect(explained.output.contains("\nFix: "))
        #expect(explained.exitCode == 0)
    }

    @Test(arguments: ["text", "github"]) func aTerminalIsGivenNoOrders(format: String) async throws {
        let sandbox = try CheckSandbox(template: "<section>\n  Tasks\u{1B}[2J\u{9B}x {{title}}\n</section>")
        let check = try await sandbox.run(["literal-text", "--format", format])
        #expect(check.output.contains("Tasks\u{241B}[2J"))
        #expect(!check.output.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test func aProgramThatIsOlderThanItsSourcesIsReported() async throws {
        let sandbox = try CheckSandbox(template: "<p>{{title}}</p>")
        #expect(try await !sandbox.run(["preview-address"]).errors.contains("was built before"))
        let program = try HostProcess.oldProgram(in: sandbox.folder)
        let check = try await HostProcess.run(["check", "preview-address"], in: sandbox.folder, program: program)
        let message =
            /old-host was built before Examples\/Gallery\/[^ ]+\.swift and \d+ more changed\. Build it again\./
        #expect(check.errors.contains(message), "\(check.errors)")
        #expect(check.exitCode == 0)
    }
}
