import Foundation
import Testing

@Suite struct HelpTests {
    /// The help of each command is recorded in `Help/`.
    @Test(arguments: [
        (["--help"], "preview-host"), (["serve", "--help"], "serve"), (["list", "--help"], "list"),
        (["render", "--help"], "render"), (["snapshots", "--help"], "snapshots"),
        (["snapshots", "verify", "--help"], "snapshots-verify"),
        (["snapshots", "record", "--help"], "snapshots-record"),
        (["snapshots", "review", "--help"], "snapshots-review"),
        (["snapshots", "accept", "--help"], "snapshots-accept"),
        (["snapshots", "prune", "--help"], "snapshots-prune"), (["check", "--help"], "check"),
    ])
    func helpIsAsRecorded(arguments: [String], name: String) throws {
        let help = try HostProcess.run(arguments)
        let file = HostProcess.package.appending(path: "Tests/PreviewCommandsTests/Help/\(name).txt")
        #expect(help.output == (try String(contentsOf: file, encoding: .utf8)))
        #expect(help.errors == "")
        #expect(help.exitCode == 0)
    }

    @Test func withoutACommandTheHelpIsPrinted() throws {
        let host = try HostProcess.run([])
        #expect(host.output.contains("SUBCOMMANDS"))
        #expect(host.exitCode == 0)
    }
}
