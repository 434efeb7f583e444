import Foundation
import PackageVersion
import Testing

@Suite struct HelpTests {
    /// The help of each command is recorded in `Help/`.
    @Test(arguments: [
        (["--help"], "preview-host"), (["serve", "--help"], "serve"), (["watch", "--help"], "watch"),
        (["list", "--help"], "list"),
        (["render", "--help"], "render"), (["snapshots", "--help"], "snapshots"),
        (["snapshots", "verify", "--help"], "snapshots-verify"),
        (["snapshots", "record", "--help"], "snapshots-record"),
        (["snapshots", "review", "--help"], "snapshots-review"),
        (["snapshots", "accept", "--help"], "snapshots-accept"),
        (["snapshots", "prune", "--help"], "snapshots-prune"), (["check", "--help"], "check"),
        (["export", "--help"], "export"), (["mcp", "--help"], "mcp"), (["init", "--help"], "init"),
        (["generate", "--help"], "generate"),
        (["generate", "viewmodel", "--help"], "generate-viewmodel"),
        (["generate", "fields", "--help"], "generate-fields"), (["generate", "view", "--help"], "generate-view"),
        (["generate", "previews", "--help"], "generate-previews"),
        (["generate", "uitests", "--help"], "generate-uitests"),
    ])
    func helpIsAsRecorded(arguments: [String], name: String) async throws {
        let help = try await HostProcess.run(arguments)
        let file = HostProcess.package.appending(path: "Tests/PreviewCommandsTests/Help/\(name).txt")
        #expect(help.output == (try String(contentsOf: file, encoding: .utf8)))
        #expect(help.errors == "")
        #expect(help.exitCode == 0)
    }

    /// Help, usage and errors call the program as it was called, whatever package it belongs to.
    @Test(arguments: [
        (["--help"], "USAGE: cake-previews <subcommand>"), (["check", "--help"], "  cake-previews check --explain"),
        (["snapshots", "verify", "--help"], "USAGE: cake-previews snapshots verify"),
        (["render", "Zzzzzzzzzzzzz"], "'cake-previews list' lists all."),
        (["check", "zzzzzzzz"], "'cake-previews check --list' lists all."),
    ])
    func theRunningProgramIsNamed(arguments: [String], text: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cake-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "cake-previews")
        try FileManager.default.createSymbolicLink(at: program, withDestinationURL: HostProcess.executable)
        let run = try await HostProcess.run(arguments, program: program)
        let printed = run.output + run.errors
        #expect(printed.contains(text), "\(printed)")
        #expect(!printed.contains(/(^|[^.])preview-host/), "\(printed)")
    }

    @Test(arguments: ["preview-host", "broken-previews"])
    func everyProgramHasTheVersion(name: String) async throws {
        let version = try await HostProcess.run(["--version"], program: HostProcess.executable(name))
        #expect(version.output == HostVersion.description + "\n")
        #expect(version.exitCode == 0)
    }

    @Test func withoutACommandTheHelpIsPrinted() async throws {
        let host = try await HostProcess.run([])
        #expect(host.output.contains("SUBCOMMANDS"))
        #expect(host.exitCode == 0)
    }
}
